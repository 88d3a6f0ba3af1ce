/** The text of `grammars/ebnf.ohm`. Written by `npm run generate`; don't edit. */
export const EBNF_OHM = String.raw`// The notations of grammars that specifications use, for Ohm. ${'`'}src/grammar-tools/ebnf${'`'} builds productions from them.

// ISO 14977. Besides the symbols of the standard, it accepts their other spellings: / and ! for |, . for ;, (/ /) for [ ], (: :) for { }.
// In quotation marks \n, \r and \t are the control characters, which the standard has no way to write.

EBNF {
  Grammar    = Production+
  Production = name "=" Choice terminator

  Choice   = NonemptyListOf<Sequence, bar>
  Sequence = NonemptyListOf<Term, ",">

  Term = Factor "-" Factor -- exception
       | Factor
  Factor = integer "*" Primary -- counted
         | Primary
  Primary = open Choice close  -- optional
          | left Choice right  -- repetition
          | "(" Choice ")"     -- group
          | literal
          | special
          | name
          | ""                 -- empty

  open  = "[" | "(/"
  close = "]" | "/)"
  left  = "{" | "(:"
  right = "}" | ":)"
  bar   = ("|" | "/" | "!") ~")"
  terminator = ";" | "."

  name = word (blank+ word)*
  word = letter (alnum | "_")*
  blank = " " | "\t"
  integer = digit+

  literal = "'" (~"'" any)+ "'"    -- single
          | "\"" (~"\"" any)+ "\"" -- double
  special = "?" (~"?" any)* "?"

  space += comment
  comment = "(*" (comment | ~"*)" any)* "*)"
}

// The EBNF of W3C, as in the specifications of XML and SPARQL. A production ends where the next one begins.

W3C {
  Grammar = Production+
  Production = label? name "::=" Choice
  start = label? space* name space* "::="
  label = "[" alnum+ "]"

  Choice = NonemptyListOf<Sequence, "|">
  Sequence = Item*
  Item = Repeated "-" Repeated -- exception
       | Repeated
  Repeated = Primary "?" -- optional
           | Primary "*" -- any
           | Primary "+" -- some
           | Primary
  Primary = ~start name
          | "(" Choice ")" -- group
          | character
          | link
          | ~start set
          | literal

  name = nameStart nameRest*
  nameStart = letter | "_"
  nameRest = alnum | "_" | "." | dash
  dash = "-" &alnum
  character = "#x" hexDigit+

  // A production of another specification, such as [http://www.w3.org/TR/xml-names/#NT-NCName].
  link = "[" "http" "s"? "://" (~("]" | "\n") any)+ "]"

  set = "[" "^"? setItem+ "]"
  setItem = setCharacter "-" setCharacter -- range
          | setCharacter
  setCharacter = character
               | ~("]" | "\n") any -- itself

  literal = "'" (~("'" | "\n") any)* "'"    -- single
          | "\"" (~("\"" | "\n") any)* "\"" -- double

  space += comment | remark | note
  comment = "/*" (~"*/" any)* "*/"
  // No production has these marks outside of a literal, except for #x in characters.
  remark = (";" | "//" | ~"#x" "#") (~"\n" any)*
  // A constraint of the specification, such as [WFC: Entity Declared].
  note = "[" noteName ":" (~"]" any)* "]"
  noteName = "WFC" | "wfc" | "VC" | "vc" | "NSC" | "nsc" | "GC" | "gc"
}

// ABNF: RFC 5234 and, for %s and %i, RFC 7405. A rule ends where the next one begins, however lines are indented.

ABNF {
  Grammar = Production+
  Production = name definedAs Choice
  definedAs = "=/" | "="

  Choice = NonemptyListOf<Sequence, "/">
  Sequence = Repetition+
  Repetition = repeat Primary -- counted
             | Primary
  Primary = name ~definedAs -- reference
          | "(" Choice ")"  -- group
          | "[" Choice "]"  -- optional
          | string
          | number
          | prose

  name = letter (alnum | "-" | "_")*
  repeat = digit* "*" digit* -- range
         | digit+            -- exact

  string = stringCase? "\"" (~("\"" | "\n") any)* "\""
  stringCase = "%" ("s" | "S" | "i" | "I")
  number = "%" base digits "-" digits    -- range
         | "%" base digits ("." digits)* -- text
  base = "x" | "X" | "d" | "D" | "b" | "B"
  digits = hexDigit+
  prose = "<" (~(">" | "\n") any)* ">"

  space += comment
  comment = ";" (~"\n" any)*
}

// BNF. Terminals are in quotation marks, or are the words and symbols themselves if no quotation marks are used. A line
// that begins with ;, # or // is a comment.

BNF {
  Grammar = remark* Production+
  Production = name "::=" Choice

  Choice = NonemptyListOf<Sequence, "|">
  Sequence = Primary*
  Primary = name ~"::=" -- reference
          | literal
          | empty
          | bare

  name = "<" (~(">" | "<" | "\n") any)+ ">"
  literal = "'" (~("'" | "\n") any)* "'"    -- single
          | "\"" (~("\"" | "\n") any)* "\"" -- double
  empty = "ε"
  bare = bareCharacter+
  bareCharacter = ~(space | "|" | "<" | "\"" | "'" | "ε") any

  space += comment | "\n" remark
  comment = "/*" (~"*/" any)* "*/"
  remark = (";" | "#" | "//") (~"\n" any)*
}
`;
