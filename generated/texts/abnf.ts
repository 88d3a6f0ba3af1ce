/** The text of `grammars/libraries/abnf.peggy`. Written by `npm run generate`; don't edit. */
export const ABNF = String.raw`// The core rules of ABNF: RFC 5234, appendix B.1. A grammar imports those that it needs:
//
//     import {digit, hexdig} from "ludogram:abnf"

alpha = [A-Za-z]
bit = "0" / "1"
char = [\x01-\x7F]
cr = "\r"
crlf = cr lf
ctl = [\x00-\x1F\x7F]
digit = [0-9]
dquote = "\""
hexdig = digit / "A"i / "B"i / "C"i / "D"i / "E"i / "F"i
htab = "\t"
lf = "\n"
lwsp = (wsp / crlf wsp)*
octet = [\x00-\xFF]
sp = " "
vchar = [!-~]
wsp = sp / htab
`;
