// Generated from oni.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table =
  '{"rules":[' +
  '{"name":"OniFile","body":["all",[["rule",28],["many",0,1,["all",[["first",[["rule",1],["rule",2],["rule",3]]],["rule",28]]]],["first",[["rule",10],["rule",11],["rule",12]]],["rule",28],["many",0,null,["all",[["first",[["rule",14],["rule",16],["rule",15]]],["rule",28]]]]]]},' +
  '{"name":"Board","body":["all",[["many",25,25,["rule",4],["rule",28]],["not",["all",[["rule",28],["rule",8]]]]]]},' +
  '{"name":"FaultyBoard","body":["all",[["many",25,25,["rule",5],["rule",28]],["not",["all",[["rule",28],["rule",8]]]]]]},' +
  '{"name":"BoardError","error":true,"body":["first",[["many",5,null,["rule",7],["rule",28]],["all",[["many",1,4,["rule",7],["rule",28]],["not",["rule",23]]]]]]},' +
  '{"name":"Cell","display":"board character","body":["rule",8]},' +
  '{"name":"cell","body":["first",[["rule",4],["rule",6]]]},' +
  '{"name":"CellError","error":true,"body":["rule",9]},' +
  '{"name":"rough","body":["first",[["rule",8],["rule",9]]]},' +
  '{"name":"boardCharacter","body":["set","[0-3.]",0,[46,46,48,51]]},' +
  '{"name":"misplaced","body":["all",[["rule",23],["and",["all",[["rule",28],["rule",8]]]]]]},' +
  '{"name":"Cards","body":["many",5,5,["rule",17],["rule",28]]},' +
  '{"name":"FaultyCards","body":["all",[["not",["rule",13]],["many",5,5,["rule",19],["rule",28]]]]},' +
  '{"name":"CardsError","error":true,"body":["first",[["rule",13],["many",0,4,["rule",23],["rule",28]]]]},' +
  '{"name":"sixCards","body":["all",[["and",["all",[["many",0,5,["rule",25]],["rule",24]]]],["many",6,6,["rule",23]],["and",["rule",26]]]]},' +
  '{"name":"Move","body":["all",[["rule",17],["rule",28],["rule",18],["rule",28],["rule",18]]]},' +
  '{"name":"FaultyMove","body":["all",[["rule",19],["rule",28],["rule",21],["rule",28],["rule",21]]]},' +
  '{"name":"MoveError","error":true,"body":["first",[["many",5,null,["rule",8],["rule",28]],["all",[["and",["all",[["many",0,3,["rule",25]],["rule",24]]]],["many",4,4,["rule",23]],["and",["rule",26]]]],["all",[["many",2,2,["rule",23]],["and",["rule",26]]]],["all",[["many",1,2,["rule",23]],["not",["rule",23]],["and",["all",[["rule",28],["first",[["rule",14],["not",["set","any character",0,[0,65535]]]]]]]]]],["all",[["many",1,2,["rule",23],["rule",28]],["rule",28],["not",["set","any character",0,[0,65535]]]]]]]},' +
  '{"name":"Card","display":"card","body":["set","[BCDEFGHKLMOQRTUX]i",0,[66,72,75,77,79,79,81,82,84,85,88,88,98,104,107,109,111,111,113,114,116,117,120,120]]},' +
  '{"name":"Square","display":"square","body":["set","[a-y]i",0,[65,89,97,121]]},' +
  '{"name":"card","body":["first",[["rule",17],["rule",20]]]},' +
  '{"name":"CardError","error":true,"body":["rule",23]},' +
  '{"name":"square","body":["first",[["rule",18],["rule",22]]]},' +
  '{"name":"SquareError","error":true,"body":["rule",23]},' +
  '{"name":"significant","body":["set","[^ \\\\t\\\\n\\\\v\\\\f\\\\r\\\\x85\\\\xA0\\\\u1680\\\\u2000-\\\\u200A\\\\u2028\\\\u2029\\\\u202F\\\\u205F\\\\u3000\\\\uFEFF#]u",1,[0,8,14,31,33,34,36,132,134,159,161,5759,5761,8191,8203,8231,8234,8238,8240,8286,8288,12287,12289,65278,65280,1114111]]},' +
  '{"name":"foreign","body":["set","[^ \\\\t\\\\n\\\\v\\\\f\\\\r\\\\x85\\\\xA0\\\\u1680\\\\u2000-\\\\u200A\\\\u2028\\\\u2029\\\\u202F\\\\u205F\\\\u3000\\\\uFEFF#a-z]iu",1,[0,8,14,31,33,34,36,64,91,96,123,132,134,159,161,382,384,5759,5761,8191,8203,8231,8234,8238,8240,8286,8288,8489,8491,12287,12289,65278,65280,1114111]]},' +
  '{"name":"letter","body":["set","[a-z]i",0,[65,90,97,122]]},' +
  '{"name":"inStep","body":["all",[["many",0,100,["many",3,3,["rule",23]]],["not",["rule",23]]]]},' +
  '{"name":"Comment","body":["all",[["text","#"],["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]]]},' +
  '{"name":"_","body":["many",0,null,["first",[["rule",29],["rule",27]]]]},' +
  '{"name":"blank","body":["set","[ \\\\t\\\\n\\\\v\\\\f\\\\r\\\\x85\\\\xA0\\\\u1680\\\\u2000-\\\\u200A\\\\u2028\\\\u2029\\\\u202F\\\\u205F\\\\u3000\\\\uFEFF]",0,[9,13,32,32,133,133,160,160,5760,5760,8192,8202,8232,8233,8239,8239,8287,8287,12288,12288,65279,65279]]}' +
  '],"recovers":{"BoardError":["first",[["rule",1],["rule",2]]],"CardsError":["first",[["rule",10],["rule",11]]],"MoveError":["first",[["rule",14]]],"CellError":["first",[["rule",4]]],"CardError":["first",[["rule",17]]],"SquareError":["first",[["rule",18]]]}}';
