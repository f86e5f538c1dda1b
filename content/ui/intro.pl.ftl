# Co mówi minuta na próbę. Wczytywane razem z jej stroną.

intro-title = { $game }: minuta na próbę
intro-how = To nagrana partia. Zatrzyma się kilka razy, żeby zapytać o twój ruch. Możesz wyjść w każdej chwili.
intro-begin = Zaczynamy
intro-leave = Wyjdź
intro-now-you = Teraz ty.
intro-watch = Patrzymy, co z tego wyniknie…
intro-otherwise = Też można! W nagranej partii poszło inaczej, zobacz.
intro-onward = Dalej
intro-over = I to właściwie wszystko. Reszta przyjdzie w grze, a znak zapytania u góry zawsze podpowie.
