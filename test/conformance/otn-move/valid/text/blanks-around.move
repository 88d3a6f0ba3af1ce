 e5-e8 
