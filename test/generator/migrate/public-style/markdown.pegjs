// Inline text and fences: delimiters that close as they opened, headings at the start of lines, lists by markers.
{
  var self = this;
  const bullets = '-*+';
}

document = blocks:block* EOF { return blocks; }

block
  = heading
  / fence
  / list_item
  / rule
  / paragraph
  / blank

heading = &{ return location().start.column === 1; } marks:"#"+ &{ return marks.length <= 6; } " "+ t:inline eol { return { level: marks.length, t }; }

fence
  = open:$"`"|3..| info:$[a-z]* nl lines:(!(close:$"`"|3..| eol &{ return close.length === open.length; }) line:$[^\n]* nl { return line; })*
    close:$"`"|3..| &{ return open === close; } eol { return { info, lines }; }

list_item = indent:$" "* mark:[-*+] " "+ check:checkbox? t:inline eol { return { indent: indent.length, mark, check, t }; }
checkbox = "[" c:[ xX] "] " { return c !== ' '; }

rule = first:[-*_] rest:(" "* c:[-*_] &{ return c === first; } { return c; })+ &{ return rest.length > 1; } " "* eol { return 'hr'; }

paragraph = !(("#" / "`"|3..|)) t:inline eol { return t; }

inline = parts:part+ { return parts; }
part = code / strong / em / text
code = open:"`"+ body:$(!(c:$"`"+ &{ return c.length === open.length; }) [^\n])+ close:"`"+ &{ return open.length === close.length; } { return { code: body }; }
strong = m:("**" / "__") body:(!(c:("**" / "__") &{ return c === m; }) p:(code / em / text) { return p; })+ d:("**" / "__") &{ return d == m; } { return { strong: body }; }
em = m:[*_] ![*_] body:$[^*_\n`]+ d:[*_] &{ return m === d; } { return { em: body }; }
text = chars:[^\n`*_]+ { return chars.join(''); } / c:[`*_] { return c; }

blank = [ \t]* nl { return null; }
eol = nl / EOF
nl = "\n" / "\r\n"
EOF = !.
