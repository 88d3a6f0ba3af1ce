// Generated from otn.peggy by ludogram. Do not edit: change the grammar and run the generator again.

/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */
export const table =
  '{"rules":[' +
  '{"start":"GameRecord","body":["all",[["many",0,1,["rule",75]],["rule",72],["many",0,null,["all",[["rule",39],["rule",72]]]],["many",0,null,["all",[["first",[["rule",59],["rule",88],["rule",89]]],["rule",72]]]]]]},' +
  '{"start":"PositionRecord","body":["all",[["many",0,1,["rule",75]],["rule",72],["first",[["rule",4],["rule",76]]],["rule",72]]]},' +
  '{"start":"MoveRecord","body":["all",[["many",0,1,["rule",75]],["rule",72],["first",[["rule",10],["rule",77]]],["rule",72]]]},' +
  '{"start":"RulesRecord","body":["all",[["many",0,1,["rule",75]],["rule",72],["many",0,1,["rule",38]],["rule",19]]]},' +
  '{"body":["all",[["many",0,1,["text","/"]],["many",1,null,["rule",5],["text","/"]],["many",0,1,["text","/"]]]]},' +
  '{"body":["first",[["rule",6],["rule",78]]]},' +
  '{"body":["many",1,null,["rule",7]]},' +
  '{"body":["first",[["rule",8],["rule",9],["rule",79]]]},' +
  '{"display":"number of empty spaces","body":["all",[["set","[1-9]",0,[49,57]],["many",0,1,["set","[0-9]",0,[48,57]]],["not",["set","[0-9]",0,[48,57]]]]]},' +
  '{"display":"taflman symbol","body":["set","[tcnkmg]i",0,[67,67,71,71,75,75,77,78,84,84,99,99,103,103,107,107,109,110,116,116]]},' +
  '{"body":["first",[["all",[["first",[["rule",11],["rule",18],["rule",17]]],["and",["rule",71]]]],["rule",80]]]},' +
  '{"body":["all",[["many",0,1,["rule",14]],["rule",13],["rule",15],["rule",13],["many",0,1,["all",[["text","x"],["many",1,null,["rule",12],["text","/"]]]]],["many",0,1,["rule",16]]]]},' +
  '{"body":["all",[["many",0,1,["rule",14]],["rule",13]]]},' +
  '{"display":"space","body":["all",[["set","[a-z]",0,[97,122]],["set","[1-9]",0,[49,57]],["many",0,1,["set","[0-9]",0,[48,57]]],["not",["set","[0-9]",0,[48,57]]]]]},' +
  '{"body":["all",[["set","[tcnkmg]i",0,[67,67,71,71,75,75,77,78,84,84,99,99,103,103,107,107,109,110,116,116]],["and",["set","[a-z]",0,[97,122]]]]]},' +
  '{"body":["first",[["text","-"],["text","^="],["text","^"],["text","="]]]},' +
  '{"body":["first",[["text","++"],["text","+"],["text","--"],["text","-"]]]},' +
  '{"display":"---","body":["text","---"]},' +
  '{"display":".....","body":["text","....."]},' +
  '{"body":["all",[["rule",72],["many",0,null,["all",[["all",[["not",["rule",86]],["not",["rule",95]],["rule",20]]],["rule",72]]]]]]},' +
  '{"body":["first",[["all",[["first",[["rule",21],["rule",22],["rule",23],["rule",24],["rule",25],["rule",26],["rule",27],["rule",28]]],["and",["rule",37]]]],["rule",82]]]},' +
  '{"body":["all",[["text","dim:"],["rule",70]]]},' +
  '{"body":["all",[["text","name:"],["rule",36]]]},' +
  '{"body":["first",[["all",[["text","esc"],["text",":"],["first",[["text","c"],["text","e"]]]]],["all",[["rule",29],["text",":"],["first",[["text","y"],["text","n"]]]]],["all",[["text","tfr"],["text",":"],["first",[["text","i"],["text","d"],["text","w"],["text","l"]]]]],["all",[["text","ka"],["text",":"],["first",[["text","y"],["text","n"],["text","a"],["text","h"]]]]],["all",[["text","ks"],["text",":"],["first",[["text","y"],["text","n"],["text","s"],["text","c"],["text","m"],["text","w"]]]]],["all",[["rule",30],["text",":"],["first",[["text","n"],["text","r"],["text","j"],["text","c"],["text","y"]]]]],["all",[["text","sw"],["text",":"],["first",[["text","n"],["text","w"],["text","s"]]]]],["all",[["text","ber"],["text",":"],["first",[["text","n"],["text","c"],["text","m"]]]]]]]},' +
  '{"body":["all",[["rule",31],["text",":"],["first",[["text","default"],["all",[["many",1,null,["rule",13],["text",","]],["many",0,1,["text",","]]]],["text",""]]]]]},' +
  '{"body":["all",[["rule",32],["text",":"],["many",0,null,["set","[tcnkmg]i",0,[67,67,71,71,75,75,77,78,84,84,99,99,103,103,107,107,109,110,116,116]]]]]},' +
  '{"body":["all",[["text","spd:"],["many",1,null,["rule",35],["text",","]],["many",0,1,["text",","]]]]},' +
  '{"body":["all",[["rule",33],["text",":"],["rule",4]]]},' +
  '{"body":["all",[["not",["all",[["rule",34],["text",":"]]]],["many",1,null,["set","[a-z0-9_-]i",0,[45,45,48,57,65,90,95,95,97,122]]],["text",":"],["rule",36]]]},' +
  '{"body":["first",[["text","surf"],["text","atkf"],["text","swf"],["text","efe"],["text","linc"]]]},' +
  '{"body":["first",[["text","kj"],["text","nj"],["text","cj"],["text","mj"],["text","gj"]]]},' +
  '{"body":["first",[["text","cor"],["text","cen"],["text","afor"],["text","dfor"]]]},' +
  '{"body":["first",[["text","corh"],["text","cenhe"],["text","cenh"],["text","aforh"],["text","dforh"],["text","corp"],["text","cenp"],["text","aforp"],["text","dforp"],["text","cors"],["text","cens"],["text","afors"],["text","dfors"],["text","corre"],["text","cenre"],["text","aforre"],["text","dforre"]]]},' +
  '{"body":["first",[["text","starti"],["text","start"]]]},' +
  '{"body":["first",[["text","dim"],["text","esc"],["rule",29],["text","tfr"],["text","ka"],["text","ks"],["rule",30],["text","spd"],["text","sw"],["text","ber"],["rule",33]]]},' +
  '{"body":["first",[["text","-1"],["rule",70]]]},' +
  '{"body":["many",0,null,["set","[^ \\\\t\\\\r\\\\n\\\\]]",0,[0,8,11,12,14,31,33,92,94,65535]]]},' +
  '{"body":["first",[["set","[ \\\\t\\\\r\\\\n\\\\]]",0,[9,10,13,13,32,32,93,93]],["not",["set","any character",0,[0,65535]]]]]},' +
  '{"body":["all",[["text","rules"],["and",["set","[ \\\\t\\\\r\\\\n]",0,[9,10,13,13,32,32]]]]]},' +
  '{"body":["first",[["rule",40],["rule",41],["rule",42],["rule",43],["rule",44],["rule",45],["rule",46],["rule",47],["rule",48],["rule",83],["rule",84]]]},' +
  '{"body":["all",[["text","[rules:"],["rule",19],["rule",53]]]},' +
  '{"body":["all",[["text","[position:"],["rule",73],["rule",4],["rule",52],["rule",53]]]},' +
  '{"body":["all",[["text","[date:"],["rule",73],["rule",54],["rule",52],["rule",53]]]},' +
  '{"body":["all",[["text","[result:"],["rule",73],["first",[["text","1"],["text","0"],["text","-1"],["text","?"]]],["rule",52],["rule",53]]]},' +
  '{"body":["all",[["text","[time-control:"],["rule",73],["rule",55],["rule",52],["rule",53]]]},' +
  '{"body":["all",[["text","[time-remaining:"],["rule",73],["rule",56],["first",[["all",[["rule",73],["text",","],["rule",73]]],["many",1,null,["rule",74]]]],["rule",56],["rule",52],["rule",53]]]},' +
  '{"body":["all",[["text","[puzzle-mode:"],["rule",73],["first",[["text","none"],["text","loose"],["text","strict"]]],["rule",52],["rule",53]]]},' +
  '{"body":["all",[["text","["],["first",[["text","puzzle-start"],["text","puzzle-prestart"]]],["text",":"],["rule",73],["rule",68],["rule",52],["rule",53]]]},' +
  '{"body":["all",[["text","["],["not",["all",[["rule",49],["text",":"]]]],["rule",50],["text",":"],["rule",51],["rule",53]]]},' +
  '{"body":["first",[["text","position"],["text","date"],["text","result"],["text","time-control"],["text","time-remaining"],["text","puzzle-mode"],["text","puzzle-start"],["text","puzzle-prestart"]]]},' +
  '{"body":["many",1,null,["set","[a-z0-9_-]i",0,[45,45,48,57,65,90,95,95,97,122]]]},' +
  '{"body":["many",0,null,["first",[["many",1,null,["set","[^\\\\]\\\\r\\\\n]",0,[0,9,11,12,14,92,94,65535]]],["all",[["set","[\\\\r\\\\n]",0,[10,10,13,13]],["many",0,null,["set","[ \\\\t\\\\r\\\\n]",0,[9,10,13,13,32,32]]],["not",["rule",86]],["not",["rule",96]]]]]]]},' +
  '{"body":["all",[["rule",73],["and",["first",[["set","[\\\\]\\\\r\\\\n]",0,[10,10,13,13,93,93]],["not",["set","any character",0,[0,65535]]]]]]]]},' +
  '{"body":["first",[["text","]"],["rule",85]]]},' +
  '{"display":"date YYYY.MM.DD","body":["all",[["many",4,4,["set","[0-9]",0,[48,57]]],["text","."],["many",2,2,["set","[0-9]",0,[48,57]]],["text","."],["many",2,2,["set","[0-9]",0,[48,57]]]]]},' +
  '{"body":["all",[["rule",70],["many",0,1,["all",[["many",1,null,["rule",74]],["rule",57]]]],["many",0,1,["all",[["many",1,null,["rule",74]],["rule",58]]]]]]},' +
  '{"body":["all",[["rule",70],["many",0,1,["all",[["many",1,null,["rule",74]],["rule",57]]]]]]},' +
  '{"body":["all",[["rule",70],["text","/"],["rule",70]]]},' +
  '{"body":["all",[["rule",70],["text","i"]]]},' +
  '{"body":["all",[["first",[["rule",61],["rule",66],["rule",87]]],["many",0,null,["all",[["rule",73],["not",["rule",93]],["rule",10]]]],["many",0,1,["rule",60]]]]},' +
  '{"body":["all",[["rule",72],["rule",62]]]},' +
  '{"display":"turn number","body":["all",[["rule",70],["first",[["all",[["text","."],["and",["first",[["rule",69],["set","[a-z.-]i",0,[45,46,65,90,97,122]]]]]]],["and",["rule",69]]]]]]},' +
  '{"body":["all",[["text","["],["many",1,null,["rule",63],["text","|"]],["rule",53]]]},' +
  '{"body":["all",[["many",0,1,["rule",64]],["rule",65]]]},' +
  '{"body":["all",[["rule",70],["text"," "],["first",[["all",[["rule",57],["many",0,1,["all",[["text"," "],["rule",58]]]]]],["rule",58]]],["and",["set","[ \\\\t\\\\r\\\\n|\\\\]]",0,[9,10,13,13,32,32,93,93,124,124]]]]]},' +
  '{"body":["many",0,null,["first",[["many",1,null,["set","[^|\\\\]\\\\r\\\\n]",0,[0,9,11,12,14,92,94,123,125,65535]]],["all",[["set","[\\\\r\\\\n]",0,[10,10,13,13]],["many",0,null,["set","[ \\\\t\\\\r\\\\n]",0,[9,10,13,13,32,32]]],["not",["rule",96]]]]]]]},' +
  '{"body":["all",[["many",1,null,["rule",67]],["rule",70],["many",0,1,["set","[a-z]",0,[97,122]]],["first",[["text","."],["and",["rule",69]]]]]]},' +
  '{"body":["all",[["rule",70],["set","[a-z]",0,[97,122]],["text","."],["rule",70],["text","."]]]},' +
  '{"body":["all",[["many",0,null,["rule",67]],["rule",70],["set","[a-z]",0,[97,122]]]]},' +
  '{"body":["first",[["set","[ \\\\t\\\\r\\\\n]",0,[9,10,13,13,32,32]],["not",["set","any character",0,[0,65535]]]]]},' +
  '{"display":"number","body":["all",[["many",1,9,["set","[0-9]",0,[48,57]]],["not",["set","[0-9]",0,[48,57]]]]]},' +
  '{"body":["first",[["set","[ \\\\t\\\\r\\\\n[]",0,[9,10,13,13,32,32,91,91]],["not",["set","any character",0,[0,65535]]]]]},' +
  '{"body":["many",0,null,["set","[ \\\\t\\\\r\\\\n]",0,[9,10,13,13,32,32]]]},' +
  '{"body":["many",0,null,["set","[ \\\\t]",0,[9,9,32,32]]]},' +
  '{"body":["set","[ \\\\t]",0,[9,9,32,32]]},' +
  '{"body":["text","\ufeff"]},' +
  '{"error":true,"body":["text",""]},' +
  '{"error":true,"body":["text",""]},' +
  '{"error":true,"body":["and",["text","/"]]},' +
  '{"error":true,"body":["first",[["all",[["text","0"],["many",0,null,["set","[0-9]",0,[48,57]]]]],["many",1,null,["set","[0-9]",0,[48,57]]],["many",1,null,["set","[^/ \\\\t\\\\r\\\\n\\\\]0-9tcnkmgTCNKMG]",0,[0,8,11,12,14,31,33,46,58,66,68,70,72,74,76,76,79,83,85,92,94,98,100,102,104,106,108,108,111,115,117,65535]]]]]},' +
  '{"error":true,"body":["first",[["rule",81],["many",1,null,["set","[^ \\\\t\\\\r\\\\n[\\\\]]",0,[0,8,11,12,14,31,33,90,92,92,94,65535]]]]]},' +
  '{"body":["all",[["many",0,1,["rule",14]],["rule",13],["rule",73],["rule",15],["rule",73],["rule",13],["and",["rule",71]]]]},' +
  '{"error":true,"body":["many",1,null,["set","[^ \\\\t\\\\r\\\\n\\\\]]",0,[0,8,11,12,14,31,33,92,94,65535]]]},' +
  '{"error":true,"body":["all",[["text","["],["rule",49],["text",":"],["rule",51],["rule",53]]]},' +
  '{"error":true,"body":["first",[["all",[["text","["],["rule",51],["rule",53]]],["all",[["not",["rule",94]],["rule",90]]]]]},' +
  '{"error":true,"body":["text",""]},' +
  '{"body":["all",[["text","["],["rule",50],["text",":"]]]},' +
  '{"error":true,"body":["all",[["not",["rule",92]],["rule",91],["and",["all",[["many",1,null,["rule",74]],["rule",92]]]]]]},' +
  '{"error":true,"body":["all",[["and",["rule",92]],["many",1,null,["rule",10],["all",[["rule",73],["not",["rule",93]]]]],["many",0,1,["rule",60]]]]},' +
  '{"error":true,"body":["first",[["all",[["text","["],["rule",51],["rule",53]]],["all",[["rule",90],["many",0,1,["rule",60]]]]]]},' +
  '{"body":["all",[["many",1,null,["set","[^\\\\r\\\\n[]",0,[0,9,11,12,14,90,92,65535]]],["many",0,null,["all",[["set","[\\\\r\\\\n]",0,[10,10,13,13]],["many",0,null,["set","[ \\\\t\\\\r\\\\n]",0,[9,10,13,13,32,32]]],["not",["first",[["text","["],["rule",94]]]],["many",0,null,["set","[^\\\\r\\\\n[]",0,[0,9,11,12,14,90,92,65535]]]]]]]]},' +
  '{"body":["many",1,null,["set","[^ \\\\t\\\\r\\\\n[\\\\]]",0,[0,8,11,12,14,31,33,90,92,92,94,65535]]]},' +
  '{"body":["all",[["first",[["rule",11],["rule",18],["rule",17]]],["and",["rule",71]]]]},' +
  '{"body":["first",[["all",[["set","[0-9]",0,[48,57]],["many",0,null,["set","[0-9a-z.]",0,[46,46,48,57,97,122]]],["many",1,null,["rule",74]],["rule",92]]],["all",[["rule",70],["text","."],["first",[["rule",92],["rule",69]]]]]]]},' +
  '{"body":["first",[["rule",93],["all",[["rule",66],["rule",69]]],["rule",92],["all",[["rule",91],["many",1,null,["rule",74]],["rule",92]]]]]},' +
  '{"body":["all",[["rule",70],["many",0,null,["set","[0-9a-z.]",0,[46,46,48,57,97,122]]],["many",1,null,["rule",74]],["first",[["rule",92],["all",[["rule",91],["many",1,null,["rule",74]],["rule",92]]]]],["many",0,null,["set","[^\\\\r\\\\n[\\\\]]",0,[0,9,11,12,14,90,92,92,94,65535]]]]]},' +
  '{"body":["first",[["not",["set","any character",0,[0,65535]]],["many",8,8,["all",[["rule",95],["rule",72]]]],["all",[["many",1,7,["all",[["rule",95],["rule",72]]]],["first",[["text","["],["not",["set","any character",0,[0,65535]]]]]]]]]}' +
  '],"recovers":{"UnnumberedTurnError":["first",[["rule",59]]],"StrayError":["first",[["rule",59],["rule",88]]],"MissingPositionError":["first",[["rule",4]]],"MissingMoveError":["first",[["rule",10]]],"EmptyRowError":["first",[["rule",6]]],"CellError":["first",[["rule",8],["rule",9]]],"MoveError":["first",[["all",[["first",[["rule",11],["rule",18],["rule",17]]],["and",["rule",71]]]]]],"EntryError":["first",[["all",[["first",[["rule",21],["rule",22],["rule",23],["rule",24],["rule",25],["rule",26],["rule",27],["rule",28]]],["and",["rule",37]]]]]],"TagValueError":["first",[["rule",40],["rule",41],["rule",42],["rule",43],["rule",44],["rule",45],["rule",46],["rule",47],["rule",48]]],"TagError":["first",[["rule",40],["rule",41],["rule",42],["rule",43],["rule",44],["rule",45],["rule",46],["rule",47],["rule",48],["rule",83]]],"UnclosedError":["first",[["text","]"]]],"AddressError":["first",[["rule",61],["rule",66]]]}}';
