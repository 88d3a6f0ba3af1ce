// Generated from 5dfen-ebnf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table =
  '{"rules":[' +
  '{"start":"space","body":["first",[["text"," "],["text","\\n"]]]},' +
  '{"body":["set","[a-z]",0,[97,122]]},' +
  '{"body":["set","[A-Z]",0,[65,90]]},' +
  '{"body":["set","[0-9]",0,[48,57]]},' +
  '{"body":["first",[["set","[^\\"\\\\\\\\]",0,[0,33,35,91,93,65535]],["all",[["text","\\\\"],["set","any character",0,[0,65535]]]]]]},' +
  '{"body":["text","."]},' +
  '{"body":["text","_"]},' +
  '{"body":["text","-"]},' +
  '{"start":"ROOT","body":["all",[["many",0,null,["rule",11]],["many",0,null,["rule",12]],["many",0,null,["rule",9]]]]},' +
  '{"body":["all",[["all",[["set","[^[ \\\\n]",0,[0,9,11,31,33,90,92,65535]],["many",0,null,["set","[^\\\\n]",0,[0,9,11,65535]]]]],["many",0,null,["rule",0]]]]},' +
  '{"body":["first",[["rule",1],["rule",2],["rule",5],["rule",6],["rule",7]]]},' +
  '{"body":["all",[["text","["],["many",0,null,["rule",10]],["many",0,null,["rule",0]],["text","\\""],["many",0,null,["rule",4]],["text","\\"]"],["many",0,null,["rule",0]]]]},' +
  '{"body":["all",[["text","["],["rule",13],["text",";"],["rule",18],["text",";"],["rule",19],["text",";"],["rule",20],["text","]"],["many",0,null,["rule",0]]]]},' +
  '{"body":["all",[["many",0,null,["first",[["rule",14],["rule",3]]]],["many",0,null,["all",[["text","/"],["many",0,null,["rule",14]]]]]]]},' +
  '{"body":["all",[["first",[["rule",15],["rule",16]]],["many",0,1,["rule",17]]]]},' +
  '{"body":["rule",1]},' +
  '{"body":["rule",2]},' +
  '{"body":["text","*"]},' +
  '{"body":["first",[["all",[["first",[["text","-"],["text","+"]]],["many",0,null,["rule",3]]]],["text","0"]]]},' +
  '{"body":["many",0,null,["rule",3]]},' +
  '{"body":["first",[["text","w"],["text","b"]]]}' +
  '],"recovers":{}}';
