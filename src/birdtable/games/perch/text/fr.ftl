title = Perch
