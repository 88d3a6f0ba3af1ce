/** Small grammars with nodes that contain themselves, and texts that they read. */
export const RECURSIVE = {
  json: {
    grammar: `
Json   = _ value:value _
value  = Object / Array / Text / Number / Word
Object = "{" _ (members:Member _)|.., "," _| "}"
Member = key:Text _ ":" _ value:value
Array  = "[" _ (items:value _)|.., "," _| "]"
Text   = "\\"" [^"]* "\\""
Number = [0-9]+
Word   = "true" / "false" / "null"
_      = [ \\n]*
`,
    texts: ['[]', '1', '{"a":[1,{"b":null}, []], "c": {"d": "x"}}', '[[[["x"]]], {"a":{"a":{"a":true}}}]'],
  },
  arithmetic: {
    grammar: `
Sum      = first:Product rest:Addend*
Addend   = sign:$[+-] term:Product
Product  = first:factor rest:Factor*
Factor   = sign:$[*/] value:factor
factor   = Number / Group / Negation
Group    = "(" inner:Sum ")"
Negation = "-" of:factor
Number   = [0-9]+
`,
    texts: ['1', '1+2*3', '(1)', '-(1+-2)*(3-4/(5))', '((((1))))', '1*2*3-4-5'],
  },
  lists: {
    grammar: `
List    = "(" _ items:(List / Atom / ItemError)* ")" _
Atom    = [a-z]+ _
ItemError = "?" _
_       = ([ \\n] / Comment)*
Comment = ";" [^\\n]*
`,
    texts: ['()', '(a b)', '((a) (b (c) ()) d)', '(((((x)))))'],
  },
  mutual: {
    grammar: `
Story    = scenes:Scene+
Scene    = name:Name "{" choices:Choice* "}" after:(Scene / End)?
Choice   = "*" name:Name (":" next:Scene)? ";"
Name     = [a-z]+
End      = "."
`,
    texts: ['a{}', 'a{*b;}.', 'a{*b:c{*d;};*e:f{}g{}.;}', 'a{}b{}c{*x:y{*z:w{}.;};}'],
  },
} as const;
