/** The text of `grammars/libraries/games.peggy`. Written by `npm run generate`; don't edit. */
export const GAMES = String.raw`// The parts that the records of most games have: tags, numbers of moves, comments. A grammar imports these rules:
//
//     import {tag, Number, comment, word, b, _} from "ludogram:games"

// ---- Tags, such as [White "Ada"] ----

tag = Tag / TagError

Tag = "[" b name:tagName b value:TagValue b "]"
tagName "tag name" = [A-Za-z] [A-Za-z0-9_]*
TagValue "value in quotation marks" = '"' [^"\r\n]* '"'

// Anything else up to the end of the line is one error: the line after it is still read.
TagError = "[" [^\r\n]*

// ---- Numbers of moves, such as 1. and 1... ----

Number "move number" = [0-9]|1..3| "."|1..3|

// ---- Comments, such as {a good move} ----

comment = Comment / UnclosedCommentError

Comment "comment"    = "{" [^{}]* "}"
UnclosedCommentError = "{" [^\r\n}]*

// ---- Characters ----

word = [^ \t\r\n\uFEFF()[\]{}]
b    = [ \t]*
_    = [ \t\r\n\uFEFF]*
`;
