// Generated from frogs.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table: string = String.raw`{"rules":[
{"start":"FrogFile","body":[2,7,[3,1,2],[4,0,-1,[2,7,[3,3,5]]],7]},
{"display":"board","body":[2,[4,1,-1,[1,"[RL.]"]],[6,6]]},
{"error":true,"body":[3,6,""]},
{"display":"move","body":[2,4,"-",4,[6,6]]},
{"display":"stone","body":[4,1,3,[1,"[0-9]"]]},
{"error":true,"body":6},
{"body":[4,1,-1,[1,"[^ \\t\\r\\n#]"]]},
{"body":[4,0,-1,[3,[1,"[ \\t\\r\\n]"],8]]},
{"body":[2,"#",[4,0,-1,[1,"[^\\r\\n]"]]]}
],"recovers":{"BoardError":[3,1],"MoveError":[3,3]}}`;
