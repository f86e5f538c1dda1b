# What the whole application says, in Polish.

app-name = Stolik
