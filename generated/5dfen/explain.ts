// Generated from 5dfen.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table =
  '{"rules":[' +
  '{"start":"GameRecord","body":["all",[["rule",55],["many",0,null,["all",[["first",[["rule",1],["rule",25],["rule",78]]],["rule",55]]]]]]},' +
  '{"body":["first",[["rule",2],["rule",7],["rule",62],["rule",63]]]},' +
  '{"body":["all",[["text","["],["rule",57],["rule",3],["rule",57],["rule",4],["rule",57],["text","]"]]]},' +
  '{"display":"key of a header","body":["many",1,null,["set","[A-Za-z0-9._-]",0,[45,46,48,57,65,90,95,95,97,122]]]},' +
  '{"display":"value in quotation marks","body":["first",[["all",[["text","\\""],["many",0,null,["rule",5]],["text","\\""]]],["all",[["text","\\""],["many",0,null,["rule",6]],["text","\\""]]]]]},' +
  '{"body":["first",[["set","[^\\"\\\\\\\\\\\\r\\\\n]",0,[0,9,11,12,14,33,35,91,93,65535]],["all",[["text","\\\\"],["set","any character",0,[0,65535]]]]]]},' +
  '{"body":["first",[["set","[^\\"\\\\\\\\]",0,[0,33,35,91,93,65535]],["all",[["text","\\\\"],["set","any character",0,[0,65535]]]]]]},' +
  '{"body":["all",[["and",["rule",8]],["text","["],["rule",57],["many",1,null,["rule",10],["all",[["text","/"],["rule",57]]]],["many",0,1,["all",[["rule",19],["rule",57],["rule",15]]]],["rule",24]]]},' +
  '{"body":["first",[["all",[["text","["],["rule",57],["many",0,null,["set","[^ \\\\t\\\\r\\\\n\\"\\\\]\\\\[:;/]",0,[0,8,11,12,14,31,33,33,35,46,48,57,60,90,92,92,94,65535]]],["rule",57],["set","[:;/]",0,[47,47,58,59]],["many",0,null,["set","[^\\"\\\\]\\\\[\\\\r\\\\n]",0,[0,9,11,12,14,33,35,90,92,92,94,65535]]],["first",[["text","]"],["rule",59]]]]],["all",[["text","["],["many",0,null,["all",[["not",["rule",9]],["set","[^\\"\\\\]\\\\[\\\\r\\\\n]",0,[0,9,11,12,14,33,35,90,92,92,94,65535]]]]],["rule",9]]]]]},' +
  '{"body":["all",[["set","[:;]",0,[58,59]],["rule",57],["set","[wb]",0,[98,98,119,119]],["rule",57],["text","]"]]]},' +
  '{"body":["first",[["rule",11],["rule",64]]]},' +
  '{"body":["many",1,null,["all",[["rule",12],["rule",57]]]]},' +
  '{"body":["first",[["rule",13],["rule",14],["rule",65]]]},' +
  '{"display":"piece","body":["all",[["set","[A-Za-z]",0,[65,90,97,122]],["many",0,1,["text","*"]]]]},' +
  '{"display":"number of blanks","body":["many",1,null,["set","[0-9]",0,[48,57]]]},' +
  '{"body":["all",[["rule",16],["rule",57],["many",0,1,["all",[["rule",19],["rule",57],["rule",17],["rule",57],["many",0,1,["all",[["rule",19],["rule",57],["rule",18],["rule",57]]]]]]]]]},' +
  '{"body":["first",[["all",[["rule",20],["and",["rule",23]]]],["rule",66]]]},' +
  '{"body":["first",[["all",[["rule",21],["and",["rule",23]]]],["rule",67]]]},' +
  '{"body":["first",[["all",[["rule",22],["and",["rule",23]]]],["rule",68]]]},' +
  '{"display":"separator","body":["first",[["text",":"],["text",";"]]]},' +
  '{"display":"layer","body":["all",[["many",0,1,["set","[+-]",0,[43,43,45,45]]],["many",1,null,["set","[0-9]",0,[48,57]]]]]},' +
  '{"display":"turn","body":["many",1,null,["set","[0-9]",0,[48,57]]]},' +
  '{"display":"colour","body":["first",[["text","w"],["text","b"]]]},' +
  '{"body":["all",[["rule",57],["first",[["set","[:;\\\\]\\\\[\\\\r\\\\n]",0,[10,10,13,13,58,59,91,91,93,93]],["not",["set","any character",0,[0,65535]]]]]]]},' +
  '{"body":["first",[["text","]"],["rule",69],["rule",70]]]},' +
  '{"body":["first",[["rule",26],["rule",27]]]},' +
  '{"body":["all",[["rule",29],["many",0,1,["all",[["rule",55],["rule",30]]]],["many",0,null,["all",[["rule",55],["rule",28]]]]]]},' +
  '{"body":["first",[["all",[["rule",30],["many",0,null,["all",[["rule",55],["rule",28]]]]]],["many",1,null,["rule",28],["rule",55]]]]},' +
  '{"body":["all",[["text","/"],["many",0,1,["all",[["rule",55],["rule",30]]]]]]},' +
  '{"display":"turn number","body":["all",[["many",1,null,["set","[0-9]",0,[48,57]]],["many",0,1,["set","[wb]",0,[98,98,119,119]]],["text","."]]]},' +
  '{"body":["many",1,null,["rule",31],["rule",55]]},' +
  '{"body":["first",[["rule",32],["rule",33],["rule",51],["rule",52],["rule",72],["rule",73],["rule",54],["rule",74],["rule",77]]]},' +
  '{"display":"result","body":["all",[["first",[["text","1-0"],["text","0-1"],["text","1/2-1/2"],["text","*"]]],["and",["rule",60]]]]},' +
  '{"body":["all",[["many",0,1,["all",[["rule",34],["rule",57]]]],["first",[["rule",35],["rule",36],["rule",37]]],["many",0,null,["rule",48]],["and",["rule",60]]]]},' +
  '{"body":["first",[["all",[["text","("],["many",0,1,["text","L"]],["rule",20],["rule",57],["text","T"],["rule",21],["text",")"]]],["all",[["text","(L"],["rule",20],["text",")"]]]]]},' +
  '{"display":"castling","body":["first",[["text","O-O-O"],["text","O-O"],["text","0-0-0"],["text","0-0"]]]},' +
  '{"display":"null move","body":["text","0000"]},' +
  '{"body":["all",[["many",0,1,["rule",43]],["many",0,1,["rule",38]],["many",0,1,["rule",47]],["many",0,1,["rule",41]],["many",0,1,["rule",34]],["rule",44],["many",0,1,["all",[["text","="],["rule",43]]]]]]},' +
  '{"body":["first",[["all",[["rule",44],["and",["rule",39]]]],["all",[["rule",45],["and",["rule",39]]]],["all",[["rule",46],["and",["rule",39]]]]]]},' +
  '{"body":["first",[["text",">"],["rule",40],["rule",41],["rule",42]]]},' +
  '{"body":["all",[["not",["rule",53]],["not",["text","(~T"]],["first",[["rule",76],["rule",34]]]]]},' +
  '{"body":["all",[["text","x"],["and",["first",[["text","("],["rule",42]]]]]]},' +
  '{"body":["all",[["set","[a-z]",0,[97,122]],["set","[1-9]",0,[49,57]],["many",0,1,["set","[0-9]",0,[48,57]]]]]},' +
  '{"display":"piece","body":["first",[["text","RQ"],["text","PR"],["text","BR"],["set","[A-Z]",0,[65,90]]]]},' +
  '{"display":"square","body":["rule",42]},' +
  '{"display":"file","body":["all",[["not",["rule",41]],["set","[a-z]",0,[97,122]]]]},' +
  '{"display":"rank","body":["all",[["set","[1-9]",0,[49,57]],["many",0,1,["set","[0-9]",0,[48,57]]]]]},' +
  '{"display":"jump","body":["first",[["text",">>"],["text",">"]]]},' +
  '{"body":["first",[["rule",49],["rule",50]]]},' +
  '{"display":"check, mate or present sign","body":["first",[["text","+"],["text","#"],["text","*"],["text","~"]]]},' +
  '{"display":"assessment","body":["many",1,null,["set","[?!]",0,[33,33,63,63]]]},' +
  '{"body":["all",[["rule",53],["rule",20],["text",")"]]]},' +
  '{"body":["all",[["text","(~T"],["rule",21],["text",")"]]]},' +
  '{"body":["first",[["text","(>L"],["text","(+L"]]]},' +
  '{"body":["all",[["text","("],["rule",55],["many",0,null,["all",[["first",[["rule",25],["rule",71]]],["rule",55]]]],["many",0,1,["text",")"]]]]},' +
  '{"body":["many",0,null,["first",[["rule",58],["rule",56]]]]},' +
  '{"body":["all",[["text","{"],["many",0,null,["set","[^}]",0,[0,124,126,65535]]],["many",0,1,["text","}"]]]]},' +
  '{"body":["many",0,null,["set","[ \\\\t]",0,[9,9,32,32]]]},' +
  '{"body":["set","[ \\\\t\\\\n\\\\v\\\\f\\\\r\\\\x85\\\\xA0\\\\u1680\\\\u2000-\\\\u200A\\\\u2028\\\\u2029\\\\u202F\\\\u205F\\\\u3000\\\\uFEFF]",0,[9,13,32,32,133,133,160,160,5760,5760,8192,8202,8232,8233,8239,8239,8287,8287,12288,12288,65279,65279]]},' +
  '{"body":["first",[["set","[\\\\r\\\\n]",0,[10,10,13,13]],["not",["set","any character",0,[0,65535]]]]]},' +
  '{"body":["not",["rule",61]]},' +
  '{"body":["set","[^ \\\\t\\\\n\\\\v\\\\f\\\\r\\\\x85\\\\xA0\\\\u1680\\\\u2000-\\\\u200A\\\\u2028\\\\u2029\\\\u202F\\\\u205F\\\\u3000\\\\uFEFF{}()[\\\\]/]",0,[0,8,14,31,33,39,42,46,48,90,92,92,94,122,124,124,126,132,134,159,161,5759,5761,8191,8203,8231,8234,8238,8240,8286,8288,12287,12289,65278,65280,65535]]},' +
  '{"error":true,"body":["all",[["text","["],["rule",57],["many",1,null,["set","[A-Za-z0-9._-]",0,[45,46,48,57,65,90,95,95,97,122]]],["many",1,null,["set","[ \\\\t]",0,[9,9,32,32]]],["many",1,null,["set","[^\\"\\\\]\\\\[\\\\r\\\\n]",0,[0,9,11,12,14,33,35,90,92,92,94,65535]]],["text","]"]]]},' +
  '{"error":true,"body":["all",[["many",1,null,["text","["]],["many",0,null,["set","[^\\\\]\\\\[\\\\r\\\\n]",0,[0,9,11,12,14,90,92,92,94,65535]]],["many",0,1,["text","]"]]]]},' +
  '{"error":true,"body":["text",""]},' +
  '{"error":true,"body":["first",[["many",1,null,["text","*"]],["all",[["text","+"],["many",0,1,["set","[A-Za-z]",0,[65,90,97,122]]]]],["many",1,null,["set","[^A-Za-z0-9*+/:;\\\\]\\\\[\\\\r\\\\n \\\\t]",0,[0,8,11,12,14,31,33,41,44,46,60,64,92,92,94,96,123,65535]]]]]},' +
  '{"error":true,"body":["many",0,null,["set","[^:;\\\\]\\\\[\\\\r\\\\n]",0,[0,9,11,12,14,57,60,90,92,92,94,65535]]]},' +
  '{"error":true,"body":["many",0,null,["set","[^:;\\\\]\\\\[\\\\r\\\\n]",0,[0,9,11,12,14,57,60,90,92,92,94,65535]]]},' +
  '{"error":true,"body":["many",0,null,["set","[^:;\\\\]\\\\[\\\\r\\\\n]",0,[0,9,11,12,14,57,60,90,92,92,94,65535]]]},' +
  '{"error":true,"body":["all",[["set","[:;]",0,[58,59]],["many",0,null,["set","[^\\\\]\\\\[\\\\r\\\\n]",0,[0,9,11,12,14,90,92,92,94,65535]]],["text","]"]]]},' +
  '{"error":true,"body":["all",[["many",0,null,["set","[^\\\\]\\\\[\\\\r\\\\n]",0,[0,9,11,12,14,90,92,92,94,65535]]],["many",0,1,["text","]"]]]]},' +
  '{"error":true,"body":["first",[["rule",2],["all",[["many",1,null,["text","["]],["many",0,null,["set","[^\\\\]\\\\[()\\\\r\\\\n]",0,[0,9,11,12,14,39,42,90,92,92,94,65535]]],["many",0,1,["text","]"]]]]]]},' +
  '{"error":true,"body":["all",[["text","("],["first",[["text","~"],["text",">"],["text","+L"]]],["many",0,null,["set","[^(){}[\\\\] \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,39,42,90,92,92,94,122,124,124,126,65535]]],["many",0,1,["text",")"]]]]},' +
  '{"error":true,"body":["first",[["all",[["rule",76],["and",["rule",61]],["rule",75]]],["rule",34]]]},' +
  '{"error":true,"body":["all",[["not",["rule",29]],["rule",75]]]},' +
  '{"body":["many",1,null,["first",[["all",[["rule",76],["and",["rule",61]]]],["rule",61]]]]},' +
  '{"body":["all",[["text","("],["many",0,16,["set","[^(){}[\\\\]. \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,39,42,45,47,90,92,92,94,122,124,124,126,65535]]],["text",")"]]]},' +
  '{"error":true,"body":["set","[\\\\]}]",0,[93,93,125,125]]},' +
  '{"error":true,"body":["text",")"]}' +
  '],"recovers":{"StrayParenthesisError":["first",[["rule",1],["rule",25]]],"UnquotedHeaderError":["first",[["rule",2],["rule",7]]],"TagError":["first",[["rule",2],["rule",7],["rule",62]]],"EmptyRowError":["first",[["rule",11]]],"SquareError":["first",[["rule",13],["rule",14]]],"LayerError":["first",[["all",[["rule",20],["and",["rule",23]]]]]],"TimeError":["first",[["all",[["rule",21],["and",["rule",23]]]]]],"ColourError":["first",[["all",[["rule",22],["and",["rule",23]]]]]],"FifthFieldError":["first",[["text","]"]]],"UnclosedBoardError":["first",[["text","]"],["rule",69]]],"MarkError":["first",[["rule",32],["rule",33],["rule",51],["rule",52]]],"CoordinatesError":["first",[["rule",32],["rule",33],["rule",51],["rule",52],["rule",72]]],"TokenError":["first",[["rule",32],["rule",33],["rule",51],["rule",52],["rule",72],["rule",73],["rule",54]]],"StrayBracketError":["first",[["rule",32],["rule",33],["rule",51],["rule",52],["rule",72],["rule",73],["rule",54],["rule",74]]],"VariationTagError":["first",[["rule",25]]]}}';
