# What the whole application says, in English.

app-name = Stolik
