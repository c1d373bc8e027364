//! Text that comes from outside, made safe for where it is written.

/// For the content and the attributes of XML and HTML. Control characters, which XML cannot hold, become blanks.
pub fn xml(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(c),
            '\u{fffe}' | '\u{ffff}' => out.push(' '),
            _ if c.is_control() => out.push(' '),
            _ => out.push(c),
        }
    }
    out
}

/// JSON, for the inside of an HTML `<script>`: no tag or comment can begin in it. (`<>` cannot begin one, and facts
/// are full of it.)
pub fn json_in_html(json: &str) -> String {
    let mut out = String::with_capacity(json.len() + 64);
    let mut rest = json.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '<' if rest.peek() != Some(&'>') => out.push_str("\\u003c"),
            _ => out.push(c),
        }
    }
    out
}
