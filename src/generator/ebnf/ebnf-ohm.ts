/** The text of `grammars/ebnf.ohm`. Written by `npm run generate`; don't edit. */
export const EBNF_OHM = String.raw`// ISO 14977, as specifications use it, for Ohm. ${'`'}src/generator/ebnf${'`'} builds productions from it.
//
// Besides the signs of the standard, it accepts their other spellings: / and ! for |, . for ;, (/ /) for [ ], (: :) for { }.
// In quotation marks \n, \r and \t are the control characters, which the standard has no way to write.

EBNF {
  Grammar    = Production*
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
`;
