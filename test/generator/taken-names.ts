/** Every name that the tree, the views or the generated files use themselves, as rule and as label. */
export const TAKEN_NAMES = `
Document = Node Token Error Kind Field AnyNode Visitor UnparsedErrors isNode Leaf Leaf_
Node "node" = text:"t" kind:"k" start:"s" end:"e" children:"c" index:"i" parent:"p" fieldName:"f" constructor:"x"
Token = toString:"1" __proto__:"2" valueOf:"3" text_:"4" text:"5" tree:"6" child:"7" variant:"8" kindName:"9"
Error = "error"
Kind = "kind"
Field = "field"
AnyNode = "any"
Visitor = "visitor"
UnparsedErrors = TooDeep
TooDeep = "deep"
isNode = Leaf?
Leaf = Object
Leaf_ = popen:popen
Object = "o"
popen = "p"
`;
