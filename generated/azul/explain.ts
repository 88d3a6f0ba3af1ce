// Generated from azul.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table =
  '{"rules":[' +
  '{"start":"AzulGame","body":["all",[["many",0,1,["text","\ufeff"]],["rule",1],["rule",26],["many",0,null,["all",[["rule",27],["rule",15],["many",0,1,["first",[["rule",17],["all",[["rule",26],["rule",3]]]]]],["rule",26]]]]]]},' +
  '{"body":["first",[["rule",2],["rule",29]]]},' +
  '{"display":"AZULGAME","body":["all",[["text","AZULGAME"],["and",["rule",28]]]]},' +
  '{"body":["first",[["rule",4],["rule",5],["rule",10],["rule",33]]]},' +
  '{"display":"number of players","body":["all",[["set","[2-4]",0,[50,52]],["and",["rule",28]]]]},' +
  '{"body":["all",[["many",1,null,["rule",6],["rule",26]],["and",["rule",28]]]]},' +
  '{"body":["all",[["rule",7],["many",1,null,["all",[["rule",26],["rule",8]]]]]]},' +
  '{"display":"factory","body":["set","[1-9]",0,[49,57]]},' +
  '{"body":["first",[["rule",9],["rule",30]]]},' +
  '{"display":"tile","body":["first",[["text","l"],["text","o"],["text","r"],["text","k"],["text","u"]]]},' +
  '{"body":["all",[["rule",11],["rule",26],["rule",12],["many",1,null,["all",[["rule",26],["rule",8]]]],["many",1,null,["all",[["rule",26],["rule",13]]]],["and",["rule",28]]]]},' +
  '{"display":"player","body":["first",[["text","A"],["text","B"],["text","C"],["text","D"]]]},' +
  '{"display":"factory, or 0 for the centre","body":["set","[0-9]",0,[48,57]]},' +
  '{"body":["first",[["rule",14],["rule",31]]]},' +
  '{"display":"line 1 to 5, or - for the floor","body":["first",[["set","[1-5]",0,[49,53]],["text","-"]]]},' +
  '{"body":["many",0,1,["rule",16]]},' +
  '{"body":["all",[["text","#"],["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]]]},' +
  '{"body":["first",[["rule",18],["rule",19],["rule",20],["rule",21]]]},' +
  '{"body":["all",[["text",":"],["rule",11],["and",["rule",25]],["rule",26],["rule",24]]]},' +
  '{"body":["all",[["text",":date"],["and",["rule",25]],["rule",26],["rule",22]]]},' +
  '{"body":["all",[["text",":"],["and",["rule",25]],["rule",26],["rule",24]]]},' +
  '{"body":["all",[["text",":"],["many",1,null,["set","[^ \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,65535]]],["rule",26],["rule",24]]]},' +
  '{"body":["first",[["rule",23],["rule",32]]]},' +
  '{"display":"date such as 2020-12-25","body":["all",[["many",4,4,["set","[0-9]",0,[48,57]]],["text","-"],["many",2,2,["set","[0-9]",0,[48,57]]],["text","-"],["many",2,2,["set","[0-9]",0,[48,57]]],["and",["rule",28]]]]},' +
  '{"body":["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]},' +
  '{"body":["first",[["set","[ \\\\t\\\\r\\\\n]",0,[9,10,13,13,32,32]],["not",["set","any character",0,[0,65535]]]]]},' +
  '{"body":["many",0,null,["set","[ \\\\t]",0,[9,9,32,32]]]},' +
  '{"body":["first",[["text","\\r\\n"],["text","\\n"],["text","\\r"]]]},' +
  '{"body":["all",[["rule",26],["first",[["set","[\\\\r\\\\n]",0,[10,10,13,13]],["not",["set","any character",0,[0,65535]]]]]]]},' +
  '{"error":true,"body":["first",[["all",[["many",1,null,["all",[["rule",26],["many",0,1,["all",[["text","#"],["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]]]],["rule",27]]]],["rule",26],["text","AZULGAME"],["and",["rule",28]]]],["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]]]},' +
  '{"error":true,"body":["set","[a-z]",0,[97,122]]},' +
  '{"error":true,"body":["set","[06-9]",0,[48,48,54,57]]},' +
  '{"error":true,"body":["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]},' +
  '{"error":true,"body":["all",[["set","[^ \\\\t\\\\r\\\\n]",0,[0,8,11,12,14,31,33,65535]],["many",0,null,["set","[^\\\\r\\\\n]",0,[0,9,11,12,14,65535]]]]]}' +
  '],"recovers":{"SignatureError":["first",[["rule",2]]],"LineError":["first",[["rule",4],["rule",5],["rule",10]]],"TileError":["first",[["rule",9]]],"DestinationError":["first",[["rule",14]]],"DateError":["first",[["rule",23]]]}}';
