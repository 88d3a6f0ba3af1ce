// Generated from 5dfen-ebnf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table: string = String.raw`{"rules":[
{"start":"space","body":[3," ","\n"]},
{"body":[1,"[a-z]"]},
{"body":[1,"[A-Z]"]},
{"body":[1,"[0-9]"]},
{"body":[3,[1,"[^\"\\\\]"],[2,"\\",[1,"any character","[\\u0000-\\uffff]"]]]},
{"body":"."},
{"body":"_"},
{"body":"-"},
{"start":"ROOT","body":[2,[4,0,-1,11],[4,0,-1,12],[4,0,-1,9]]},
{"body":[2,[2,[1,"[^[ \\n]"],[4,0,-1,[1,"[^\\n]"]]],[4,0,-1,0]]},
{"body":[3,1,2,5,6,7]},
{"body":[2,"[",[4,0,-1,10],[4,0,-1,0],"\"",[4,0,-1,4],"\"]",[4,0,-1,0]]},
{"body":[2,"[",13,";",18,";",19,";",20,"]",[4,0,-1,0]]},
{"body":[2,[4,0,-1,[3,14,3]],[4,0,-1,[2,"/",[4,0,-1,14]]]]},
{"body":[2,[3,15,16],[4,0,1,17]]},
{"body":1},
{"body":2},
{"body":"*"},
{"body":[3,[2,[3,"-","+"],[4,0,-1,3]],"0"]},
{"body":[4,0,-1,3]},
{"body":[3,"w","b"]}
],"recovers":{}}`;
