// Generated from sgf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table: string = String.raw`{"rules":[
{"start":"SgfFile","body":[2,2,[4,0,-1,[2,1,2]]]},
{"body":[3,6,22]},
{"body":[2,[4,0,-1,[1,"[ \\t\\r\\n\\v\\f\\uFEFF]"]],[4,0,1,[2,3,[4,0,-1,[1,"[ \\t\\r\\n\\v\\f\\uFEFF]"]]]]]},
{"body":[2,[3,[1,"[^() \\t\\r\\n\\v\\f\\uFEFF]"],4],[4,0,-1,[3,[1,"[^()]"],4]]]},
{"body":[2,"(",[6,5],[4,0,-1,[1,"[^()]"]],[4,0,1,")"]]},
{"body":[2,28,[3,";",")","(",[2,[4,1,-1,[1,"[A-Za-z]"]],28,"["]]]},
{"display":"game tree","body":[2,"(",[5,7],[4,0,-1,[2,28,9]],[4,0,-1,[2,28,8]],[3,[2,28,")"],19]]},
{"body":[2,28,[3,";",")","(",[2,[4,1,-1,[1,"[A-Za-z]"]],28,"["]]]},
{"body":[3,6,25]},
{"body":[3,10,18,23]},
{"display":"node","body":[2,";",[4,0,-1,[2,28,11]]]},
{"body":[3,12,24]},
{"display":"property","body":[2,13,[3,[2,28,[4,1,-1,16,28]],21]]},
{"body":[3,14,15]},
{"display":"name of a property","body":[2,[4,1,-1,[1,"[A-Z]"]],[6,[1,"[a-z]"]]]},
{"body":[4,1,-1,[1,"[A-Za-z]"]]},
{"body":[3,17,20]},
{"display":"value","body":[2,"[",[4,0,-1,[3,[1,"[^\\]\\\\]"],[2,"\\",[1,"any character","[\\u0000-\\uffff]"]]]],"]"]},
{"error":true,"body":[2,[4,1,-1,[1,"[A-Za-z]"]],28,27,[4,0,-1,[2,28,[3,27,[4,1,-1,[1,"[A-Za-z]"]]]]]]},
{"error":true,"body":""},
{"error":true,"body":[2,"[",[4,0,-1,[1,"any character","[\\u0000-\\uffff]"]]]},
{"error":true,"body":""},
{"error":true,"body":")"},
{"error":true,"body":26},
{"error":true,"body":26},
{"error":true,"body":[2,[3,";",26,[1,"[A-Za-z]"]],[4,0,-1,[3,27,[1,"[^()\\[]","[\\u0000-\\u0027\\u002a-\\u005a\\u005c-\\uffff]"]]]]},
{"body":[3,27,[4,1,-1,[1,"[^()\\[\\]; \\t\\r\\n\\v\\fA-Za-z]","[\\u0000-\\u0008\\u000e-\\u001f\\u0021-\\u0027\\u002a-\\u003a\\u003c-\\u0040\\u005c\\u005e-\\u0060\\u007b-\\uffff]"]],[4,1,-1,[1,"[A-Za-z]"]],"]"]},
{"body":[2,"[",[4,0,-1,[3,[1,"[^\\]\\\\]"],[2,"\\",[1,"any character","[\\u0000-\\uffff]"]]]],[4,0,1,"]"]]},
{"body":[4,0,-1,[1,"[ \\t\\r\\n\\v\\f]"]]}
],"recovers":{"StrayParenthesisError":[3,6],"UnclosedTreeError":[3,[2,28,")"]],"LateNodeError":[3,6],"LooseNodeError":[3,10],"StrayInTreeError":[3,10,18],"StrayInNodeError":[3,12],"MissingValueError":[3,[2,28,[4,1,-1,16,28]]],"UnclosedValueError":[3,17]}}`;
