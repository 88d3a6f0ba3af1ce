[event:Spring cup]
[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]

1. d1-c1 d3-b3
