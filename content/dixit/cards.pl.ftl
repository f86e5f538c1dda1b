# Co widać na kartach: jedno neutralne zdanie, bez podpowiadania skojarzeń.

card-whale-in-a-teacup = Wieloryb pływa w filiżance, nad nią księżyc.
card-ladder-to-the-moon = Drabina oparta o księżyc, na niej mała postać.
