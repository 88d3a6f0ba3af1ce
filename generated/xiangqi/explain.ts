// Generated from xiangqi.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table =
  '{"rules":[' +
  '{"start":"AnnoFen","body":["all",[["rule",16],["rule",1],["rule",19],["many",1,null,["rule",4],["text","/"]],["rule",20],["rule",16],["rule",21]]]},' +
  '{"body":["first",[["rule",2],["rule",22]]]},' +
  '{"display":"v1","body":["all",[["text","v1"],["and",["set","[ \\\\t]",0,[9,9,32,32]]]]]},' +
  '{"start":"Fen","body":["all",[["rule",16],["many",1,null,["rule",4],["text","/"]],["many",0,1,["all",[["rule",19],["all",[["set","[^ \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,65535]],["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]]]]]],["rule",16],["rule",21]]]},' +
  '{"body":["first",[["rule",5],["rule",23]]]},' +
  '{"body":["many",1,null,["rule",6]]},' +
  '{"body":["first",[["rule",7],["rule",8],["rule",9],["rule",26]]]},' +
  '{"display":"number of empty fields","body":["set","[1-9]",0,[49,57]]},' +
  '{"body":["all",[["text","["],["many",0,null,["rule",9]],["many",0,1,["text","]"]]]]},' +
  '{"body":["first",[["rule",10],["rule",11],["rule",24],["rule",25]]]},' +
  '{"display":"piece","body":["set","[rhnebmagkcp]i",0,[65,67,69,69,71,72,75,75,77,78,80,80,82,82,97,99,101,101,103,104,107,107,109,110,112,112,114,114]]},' +
  '{"body":["all",[["text","<"],["rule",12],["text",">"]]]},' +
  '{"display":"annotation code","body":["many",1,null,["set","[^<>[\\\\]/ \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,46,48,59,61,61,63,90,92,92,94,65535]]]},' +
  '{"start":"XayAtom","body":["first",[["all",[["rule",10],["not",["set","any character",0,[0,65535]]]]],["rule",12]]]},' +
  '{"start":"XayText","body":["all",[["rule",16],["many",0,null,["all",[["rule",15],["rule",16]]]]]]},' +
  '{"body":["all",[["set","[^ \\\\t\\\\r\\\\n#\\\\uFEFF]",0,[0,8,11,12,14,31,33,34,36,65278,65280,65535]],["many",0,null,["set","[^ \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,65535]]]]]},' +
  '{"body":["many",0,null,["first",[["rule",18],["rule",17]]]]},' +
  '{"body":["all",[["text","#"],["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]]]},' +
  '{"body":["set","[ \\\\t\\\\r\\\\n\\\\uFEFF]",0,[9,10,13,13,32,32,65279,65279]]},' +
  '{"body":["many",0,null,["set","[ \\\\t]",0,[9,9,32,32]]]},' +
  '{"body":["first",[["all",[["rule",19],["and",["first",[["set","[\\\\r\\\\n]",0,[10,10,13,13]],["not",["set","any character",0,[0,65535]]]]]]]],["rule",27]]]},' +
  '{"body":["first",[["not",["set","any character",0,[0,65535]]],["rule",28]]]},' +
  '{"error":true,"body":["first",[["all",[["set","[vV]",0,[86,86,118,118]],["many",0,null,["set","[^ \\\\t\\\\r\\\\n/]",0,[0,8,11,12,14,31,33,46,48,65535]]]]],["text",""]]]},' +
  '{"error":true,"body":["text",""]},' +
  '{"error":true,"body":["all",[["text","<"],["many",0,null,["set","[^<>[\\\\]/ \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,46,48,59,61,61,63,90,92,92,94,65535]]],["many",0,1,["text",">"]]]]},' +
  '{"error":true,"body":["set","[^\\\\]/ \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,46,48,92,94,65535]]},' +
  '{"error":true,"body":["text","]"]},' +
  '{"error":true,"body":["all",[["many",1,null,["set","[ \\\\t]",0,[9,9,32,32]]],["set","[^ \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,65535]],["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]]]},' +
  '{"error":true,"body":["many",1,null,["set","any character",0,[0,65535]]]}' +
  '],"recovers":{"VersionError":["first",[["rule",2]]],"EmptyRowError":["first",[["rule",5]]],"StrayBracketError":["first",[["rule",7],["rule",8],["rule",9]]],"AnnotationError":["first",[["rule",10],["rule",11]]],"AtomError":["first",[["rule",10],["rule",11],["rule",24]]],"TrailingError":["first",[["all",[["rule",19],["and",["first",[["set","[\\\\r\\\\n]",0,[10,10,13,13]],["not",["set","any character",0,[0,65535]]]]]]]]]],"ExtraLineError":["first",[["not",["set","any character",0,[0,65535]]]]]}}';
