// Generated from oni.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table =
  '{"rules":[' +
  '{"start":"OniFile","body":["first",[["all",[["rule",8],["many",0,1,["all",[["rule",1],["rule",8]]]],["rule",4],["many",0,null,["all",[["rule",8],["rule",5]]]],["rule",8],["not",["set","any character",0,[0,65535]]]]],["all",[["rule",8],["many",0,1,["all",[["first",[["rule",1],["rule",11],["rule",12]]],["rule",8]]]],["first",[["all",[["not",["rule",24]],["rule",4]]],["rule",20],["rule",19],["rule",21]]],["rule",8],["many",0,null,["all",[["first",[["all",[["not",["rule",32]],["not",["rule",36]],["rule",5]]],["rule",27],["rule",28],["rule",29],["rule",26]]],["rule",8]]]]]]]]},' +
  '{"body":["all",[["many",25,25,["rule",2],["rule",8]],["not",["all",[["rule",8],["rule",3]]]]]]},' +
  '{"display":"board character","body":["rule",3]},' +
  '{"body":["set","[0-3.]",0,[46,46,48,51]]},' +
  '{"body":["many",5,5,["rule",6],["rule",8]]},' +
  '{"body":["all",[["rule",6],["rule",8],["rule",7],["rule",8],["rule",7]]]},' +
  '{"display":"card","body":["set","[BCDEFGHKLMOQRTUX]i",0,[66,72,75,77,79,79,81,82,84,85,88,88,98,104,107,109,111,111,113,114,116,117,120,120]]},' +
  '{"display":"square","body":["set","[a-y]i",0,[65,89,97,121]]},' +
  '{"body":["many",0,null,["first",[["rule",10],["rule",9]]]]},' +
  '{"body":["all",[["text","#"],["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]]]},' +
  '{"body":["set","[ \\\\t\\\\n\\\\v\\\\f\\\\r\\\\x85\\\\xA0\\\\u1680\\\\u2000-\\\\u200A\\\\u2028\\\\u2029\\\\u202F\\\\u205F\\\\u3000\\\\uFEFF]",0,[9,13,32,32,133,133,160,160,5760,5760,8192,8202,8232,8233,8239,8239,8287,8287,12288,12288,65279,65279]]},' +
  '{"body":["first",[["all",[["rule",18],["many",25,25,["rule",15],["rule",8]],["not",["all",[["rule",8],["rule",3]]]]]],["all",[["rule",18],["many",5,5,["rule",13],["rule",8]],["not",["all",[["rule",8],["rule",3]]]]]]]]},' +
  '{"error":true,"body":["all",[["rule",18],["many",1,null,["first",[["rule",3],["rule",17]]],["rule",8]]]]},' +
  '{"body":["first",[["all",[["many",5,5,["rule",15]],["not",["rule",42]]]],["rule",14]]]},' +
  '{"error":true,"body":["all",[["many",1,null,["first",[["rule",3],["rule",17]]]],["not",["rule",42]]]]},' +
  '{"body":["first",[["rule",2],["rule",16]]]},' +
  '{"error":true,"body":["rule",17]},' +
  '{"body":["all",[["rule",42],["and",["first",[["all",[["rule",8],["rule",3]]],["all",[["rule",8],["many",5,5,["rule",42]],["rule",37]]]]]]]]},' +
  '{"body":["and",["first",[["all",[["rule",3],["first",[["not",["rule",42]],["all",[["rule",8],["rule",3]]]]]]],["all",[["rule",42],["rule",8],["many",3,3,["rule",3],["rule",8]]]]]]]},' +
  '{"body":["all",[["not",["rule",24]],["many",5,5,["rule",22],["rule",8]]]]},' +
  '{"error":true,"body":["all",[["and",["all",[["many",0,5,["rule",45]],["rule",44]]]],["not",["all",[["many",5,5,["rule",42]],["rule",37]]]],["many",6,6,["rule",42]],["and",["rule",37]]]]},' +
  '{"error":true,"body":["first",[["rule",24],["many",0,4,["rule",42],["rule",8]]]]},' +
  '{"body":["first",[["rule",6],["rule",23]]]},' +
  '{"error":true,"body":["rule",42]},' +
  '{"body":["first",[["all",[["not",["rule",25]],["many",0,4,["all",[["not",["rule",38]],["rule",42]]]],["and",["first",[["rule",38],["all",[["not",["rule",42]],["rule",8],["rule",38]]]]]]]],["all",[["not",["rule",25]],["many",4,4,["rule",42]],["and",["all",[["not",["rule",42]],["rule",8],["many",3,3,["rule",42]],["not",["rule",42]]]]]]]]]},' +
  '{"body":["all",[["many",5,5,["rule",42]],["first",[["not",["rule",42]],["rule",38],["all",[["many",3,3,["rule",42]],["rule",38]]]]]]]},' +
  '{"body":["all",[["rule",22],["rule",8],["rule",30],["rule",8],["rule",30]]]},' +
  '{"error":true,"body":["first",[["rule",32],["rule",35],["all",[["many",1,2,["rule",42],["rule",8]],["and",["all",[["rule",8],["not",["set","any character",0,[0,65535]]]]]]]]]]},' +
  '{"error":true,"body":["many",3,null,["rule",3],["rule",8]]},' +
  '{"error":true,"body":["rule",36]},' +
  '{"body":["first",[["rule",7],["rule",31]]]},' +
  '{"error":true,"body":["rule",42]},' +
  '{"body":["all",[["not",["rule",33]],["first",[["all",[["rule",42],["and",["rule",34]]]],["all",[["many",2,2,["rule",42]],["and",["rule",34]]]]]]]]},' +
  '{"body":["all",[["many",3,3,["rule",42]],["first",[["not",["rule",42]],["rule",38]]]]]},' +
  '{"body":["first",[["rule",38],["all",[["not",["rule",42]],["rule",8],["first",[["rule",38],["all",[["many",1,99,["many",3,3,["rule",42]]],["not",["rule",42]]]],["not",["set","any character",0,[0,65535]]]]]]],["all",[["rule",41],["rule",8],["many",1,2,["rule",42]],["rule",41]]]]]},' +
  '{"body":["all",[["not",["all",[["many",3,3,["rule",42]],["rule",37]]]],["first",[["all",[["rule",42],["and",["rule",39]]]],["all",[["many",2,2,["rule",42]],["and",["rule",39]]]]]]]]},' +
  '{"body":["all",[["and",["all",[["many",0,3,["rule",45]],["rule",44]]]],["not",["all",[["many",3,3,["rule",42]],["rule",37]]]],["many",4,4,["rule",42]],["and",["rule",37]]]]},' +
  '{"body":["first",[["not",["rule",42]],["rule",38],["rule",39]]]},' +
  '{"body":["all",[["set","[A-Z]",0,[65,90]],["first",[["all",[["set","[a-z]",0,[97,122]],["first",[["rule",43],["not",["rule",42]],["all",[["set","[A-Z]",0,[65,90]],["set","[a-z]",0,[97,122]]]]]]]],["all",[["rule",43],["set","[a-z]",0,[97,122]]]]]]]]},' +
  '{"body":["first",[["many",30,30,["rule",40]],["all",[["many",1,29,["rule",40]],["first",[["not",["rule",42]],["all",[["many",0,2,["rule",45]],["rule",44]]]]]]]]]},' +
  '{"body":["first",[["all",[["set","[bcdefghklmoqrtux]",0,[98,104,107,109,111,111,113,114,116,117,120,120]],["set","[a-y]",0,[97,121]],["set","[a-y]",0,[97,121]]]],["all",[["set","[BCDEFGHKLMOQRTUX]",0,[66,72,75,77,79,79,81,82,84,85,88,88]],["set","[A-Y]",0,[65,89]],["set","[A-Y]",0,[65,89]]]]]]},' +
  '{"body":["all",[["many",0,null,["set","[ \\\\t]",0,[9,9,32,32]]],["many",0,1,["rule",9]],["first",[["set","[\\\\r\\\\n]",0,[10,10,13,13]],["not",["set","any character",0,[0,65535]]]]]]]},' +
  '{"body":["set","[^ \\\\t\\\\n\\\\v\\\\f\\\\r\\\\x85\\\\xA0\\\\u1680\\\\u2000-\\\\u200A\\\\u2028\\\\u2029\\\\u202F\\\\u205F\\\\u3000\\\\uFEFF#]u",1,[0,8,14,31,33,34,36,132,134,159,161,5759,5761,8191,8203,8231,8234,8238,8240,8286,8288,12287,12289,65278,65280,1114111]]},' +
  '{"body":["all",[["not",["set","[A-Z]",0,[65,90]]],["rule",42]]]},' +
  '{"body":["all",[["not",["rule",45]],["rule",42]]]},' +
  '{"body":["set","[a-z]i",0,[65,90,97,122]]}' +
  '],"recovers":{"BoardError":["first",[["rule",1],["rule",11]]],"StrayInCardsError":["first",[["all",[["not",["rule",24]],["rule",4]]]]],"MissingCardsError":["first",[["all",[["not",["rule",24]],["rule",4]]],["rule",20],["rule",19]]],"ShortMoveError":["first",[["all",[["not",["rule",32]],["not",["rule",36]],["rule",5]]]]],"SecondBoardError":["first",[["all",[["not",["rule",32]],["not",["rule",36]],["rule",5]]],["rule",27]]],"StrayInMoveError":["first",[["all",[["not",["rule",32]],["not",["rule",36]],["rule",5]]],["rule",27],["rule",28]]],"RowError":["first",[["all",[["many",5,5,["rule",15]],["not",["rule",42]]]]]],"CellError":["first",[["rule",2]]],"CardError":["first",[["rule",6]]],"SquareError":["first",[["rule",7]]]}}';
