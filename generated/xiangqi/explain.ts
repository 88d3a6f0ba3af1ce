// Generated from xiangqi.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table: string = String.raw`{"rules":[
{"start":"AnnoFen","body":[2,16,1,19,[4,1,-1,4,"/"],20,16,21]},
{"body":[3,2,22]},
{"display":"v1","body":[2,"v1",[5,[1,"[ \\t]"]]]},
{"start":"Fen","body":[2,16,[4,1,-1,4,"/"],[4,0,1,[2,19,[2,[1,"[^ \\t\\r\\n]"],[4,0,-1,[1,"[^\\r\\n]"]]]]],16,21]},
{"body":[3,5,23]},
{"body":[4,1,-1,6]},
{"body":[3,7,8,9,26]},
{"display":"a number of empty fields","body":[1,"[1-9]"]},
{"body":[2,"[",[4,0,-1,9],[4,0,1,"]"]]},
{"body":[3,10,11,24,25]},
{"display":"a piece","body":[1,"[rhnebmagkcp]i"]},
{"body":[2,"<",12,">"]},
{"display":"an annotation code","body":[4,1,-1,[1,"[^<>[\\]/ \\t\\r\\n]"]]},
{"start":"XayAtom","body":[3,[2,10,[6,[1,"any character","[\\u0000-\\uffff]"]]],12]},
{"start":"XayText","body":[2,16,[4,0,-1,[2,15,16]]]},
{"body":[2,[1,"[^ \\t\\r\\n#\\uFEFF]"],[4,0,-1,[1,"[^ \\t\\r\\n]"]]]},
{"body":[4,0,-1,[3,18,17]]},
{"body":[2,"#",[4,0,-1,[1,"[^\\r\\n]"]]]},
{"body":[1,"[ \\t\\r\\n\\uFEFF]"]},
{"body":[4,0,-1,[1,"[ \\t]"]]},
{"body":[3,[2,19,[5,[3,[1,"[\\r\\n]"],[6,[1,"any character","[\\u0000-\\uffff]"]]]]],27]},
{"body":[3,[6,[1,"any character","[\\u0000-\\uffff]"]],28]},
{"error":true,"body":[3,[2,[1,"[vV]"],[4,0,-1,[1,"[^ \\t\\r\\n/]"]]],""]},
{"error":true,"body":""},
{"error":true,"body":[2,"<",[4,0,-1,[1,"[^<>[\\]/ \\t\\r\\n]"]],[4,0,1,">"]]},
{"error":true,"body":[1,"[^\\]/ \\t\\r\\n]"]},
{"error":true,"body":"]"},
{"error":true,"body":[2,[4,1,-1,[1,"[ \\t]"]],[1,"[^ \\t\\r\\n]"],[4,0,-1,[1,"[^\\r\\n]"]]]},
{"error":true,"body":[4,1,-1,[1,"any character","[\\u0000-\\uffff]"]]}
],"recovers":{"VersionError":[3,2],"EmptyRowError":[3,5],"StrayBracketError":[3,7,8,9],"AnnotationError":[3,10,11],"AtomError":[3,10,11,24],"TrailingError":[3,[2,19,[5,[3,[1,"[\\r\\n]"],[6,[1,"any character","[\\u0000-\\uffff]"]]]]]],"ExtraLineError":[3,[6,[1,"any character","[\\u0000-\\uffff]"]]]}}`;
