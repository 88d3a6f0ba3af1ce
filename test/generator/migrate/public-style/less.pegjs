// A language for style sheets: names that at-rules reserve, colors, units, interpolation.
{{
  const atRules = ['media', 'import', 'charset', 'namespace', 'supports', 'font-face', 'keyframes', 'page', 'plugin'];
  const isAtRule = (name) => atRules.some((one) => one === name);
  const units = { px: 1, em: 1, rem: 1, '%': 1, s: 1, ms: 1, deg: 1, vh: 1, vw: 1 };

  function node(type, props) {
    return Object.assign({ type }, props);
  }
}}

stylesheet = _ items:(@statement _)* { return node('stylesheet', { items }); }

statement
  = variable
  / at_rule
  / mixin_call
  / rule
  / declaration

variable
  = "@" name:identifier _ ":" _ value:value _ ";" !{
      switch (name) {
        case 'media':
        case 'import':
          return true;
        default:
          return false;
      }
    } { return node('variable', { name, value }); }

at_rule = "@" name:identifier &{ return isAtRule(name); } _ prelude:$[^{};]* body:(block / ";" { return null; }) { return node('at', { name, prelude, body }); }

mixin_call = sigil:[.#] name:identifier args:("(" _ list:(@value _ ","? _)* ")" { return list; })? _ important:important? ";"
  &{ return args !== null || important === null; } { return node('mixin', { sigil, name, args }); }

rule = selectors:selector_list _ body:block { return node('rule', { selectors, body }); }
block = "{" _ items:(@statement _)* "}" { return items; }

selector_list = head:selector tail:(_ "," _ @selector)* { return [head, ...tail]; }
selector = parts:(simple / combinator)+ { return parts; }
simple = [.#&:]* (identifier / "*") / "&"
combinator = _ [>+~] _ / [ \t]+ &[a-z.#&*:]i

declaration = property:$("-"* identifier) _ ":" _ value:values _ important? _ ";" { return node('declaration', { property, value }); }
values = head:value tail:(sep:$(_ [,/]? _) value)* { return [head].concat(tail.map(([, v]) => v)); }
value = color / dimension / call / "@" i:identifier { return i; } / string / identifier

color = "#" hex:$[0-9a-f]i+ &{ return hex.length === 3 || hex.length === 6; } { return node('color', { hex }); }
dimension = n:$("-"? [0-9]+ ("." [0-9]+)?) unit:$([a-z]+ / "%")? &{ return unit === '' || unit === null || unit in units; } { return node('dimension', { n, unit }); }
call = name:identifier "(" _ args:(@value _ ","? _)* ")" !{ return name === 'url' && args.length === 0; } { return node('call', { name, args }); }
string
  = q:["'] chars:(!(c:["'] &{ return c === q; }) @.)* d:["'] &{ return d === q; } { return chars.join(''); }

important = "!" _ word:identifier &{ return /^important$/i.test(word); } { return true; }
identifier = first:[a-z_]i rest:[a-z0-9_-]i* { return first + rest.join(''); }
_ "white space" = ([ \t\r\n]+ / "//" [^\n]* / "/*" (!"*/" .)* "*/")*
