// Generated from 5dfen-ebnf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table =
  '{"rules":[' +
  '{"name":"space","body":["first",[["text"," "],["text","\\n"]]]},' +
  '{"name":"lowercase","body":["set","[a-z]",0,[97,122]]},' +
  '{"name":"uppercase","body":["set","[A-Z]",0,[65,90]]},' +
  '{"name":"number","body":["set","[0-9]",0,[48,57]]},' +
  '{"name":"escaped_string","body":["first",[["set","[^\\"\\\\\\\\]",0,[0,33,35,91,93,65535]],["all",[["text","\\\\"],["set","any character",0,[0,65535]]]]]]},' +
  '{"name":"period","body":["text","."]},' +
  '{"name":"underscore","body":["text","_"]},' +
  '{"name":"dash","body":["text","-"]},' +
  '{"name":"ROOT","body":["all",[["many",0,null,["rule",11]],["many",0,null,["rule",12]],["many",0,null,["rule",9]]]]},' +
  '{"name":"MOVE","body":["all",[["all",[["set","[^[ \\\\n]",0,[0,9,11,31,33,90,92,65535]],["many",0,null,["set","[^\\\\n]",0,[0,9,11,65535]]]]],["many",0,null,["rule",0]]]]},' +
  '{"name":"key_character","body":["first",[["rule",1],["rule",2],["rule",5],["rule",6],["rule",7]]]},' +
  '{"name":"HEADER","body":["all",[["text","["],["many",0,null,["rule",10]],["many",0,null,["rule",0]],["text","\\""],["many",0,null,["rule",4]],["text","\\"]"],["many",0,null,["rule",0]]]]},' +
  '{"name":"BOARD","body":["all",[["text","["],["rule",13],["text",";"],["rule",18],["text",";"],["rule",19],["text",";"],["rule",20],["text","]"],["many",0,null,["rule",0]]]]},' +
  '{"name":"fen_pieces","body":["all",[["many",0,null,["first",[["rule",14],["rule",3]]]],["many",0,null,["all",[["text","/"],["many",0,null,["rule",14]]]]]]]},' +
  '{"name":"fen_piece","body":["all",[["first",[["rule",15],["rule",16]]],["many",0,1,["rule",17]]]]},' +
  '{"name":"piece_white","body":["rule",1]},' +
  '{"name":"piece_black","body":["rule",2]},' +
  '{"name":"unmoved","body":["text","*"]},' +
  '{"name":"board_layer","body":["first",[["all",[["first",[["text","-"],["text","+"]]],["many",0,null,["rule",3]]]],["text","0"]]]},' +
  '{"name":"board_time","body":["many",0,null,["rule",3]]},' +
  '{"name":"board_color","body":["first",[["text","w"],["text","b"]]]}' +
  '],"recovers":{}}';
