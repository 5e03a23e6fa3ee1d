game-pigeons = Tauben
game-pigeons-line = Dächer, ein Falke an der Rute und gutes Augenmaß.
