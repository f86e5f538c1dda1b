# Nosedive po polsku.

## Pytania i ustawienia stołu

topic-nosedive-flip = Odkryj stosy
phase-nosedive-flip = odkrywanie stosów
help-nosedive-flip = Odkryj dwa stosy: ich karty zobaczą wszyscy, pozostałe znasz tylko ty (NR11).
topic-nosedive-move = Dokąd?
phase-nosedive-move = wybór pola
help-nosedive-move = Przejdź na inne pole i wykonaj jego akcję. Jeśli ktoś tam stoi, dajesz mu kartę (NR14).
topic-nosedive-act = Karty z ręki
phase-nosedive-act = opłata i karty
help-nosedive-act = Najpierw zapłać po karcie każdemu, kto stoi na polu. Potem połóż karty na stosy; dwie karty idą na dwa różne stosy (NR16).
topic-nosedive-place = Odkryta na stos
phase-nosedive-place = odkładanie karty
help-nosedive-place = Masz dobraną kartę. Teraz połóż jedną odkrytą na dowolny stos (NR21).
topic-nosedive-take = Weź stos
phase-nosedive-take = wybór stosu
help-nosedive-take = Bierzesz cały stos, razem z tym, co zakryte. Pierwszy wybór ma najniższa ocena (NR26).
topic-nosedive-share = Udostępnij
phase-nosedive-share = udostępnianie
help-nosedive-share = Wyślij wszystkim po jednym doświadczeniu. Od kogo przyszły, wyjdzie na jaw dopiero po ocenach (NR29).
topic-nosedive-rate = Oceń
phase-nosedive-rate = ocenianie
help-nosedive-rate = Daj serce temu, co podoba ci się najbardziej, a kciuk w dół temu, co najmniej (NR30).
option-nosedive-all_at_once = Ocenianie naraz
option-nosedive-all_at_once-help = Wszyscy oceniacie w tej samej chwili, a głosy odkrywacie razem. Jest szybciej, ale mniej czytania na głos.
option-nosedive-givers = Kto co dał
option-nosedive-givers-help = Po rundzie widać, od kogo przyszło każde doświadczenie.
option-nosedive-about_home = Dom i sąsiedzi
option-nosedive-about_home-help = Doświadczenia o mieszkaniu i sąsiadach.
option-nosedive-about_work = Praca i pieniądze
option-nosedive-about_work-help = Doświadczenia o pracy i portfelu.
option-nosedive-about_family = Rodzina i zwierzęta
option-nosedive-about_family-help = Doświadczenia o krewnych i tych z futrem.
option-nosedive-about_love = Miłość
option-nosedive-about_love-help = Doświadczenia o randkach i sercach.
option-nosedive-about_friends = Znajomi, szkoła, zabawa
option-nosedive-about_friends-help = Doświadczenia o klasie i o imprezach.
option-nosedive-about_travel = W drodze
option-nosedive-about_travel-help = Doświadczenia o podróżach i dojazdach.
option-nosedive-about_food = Jedzenie
option-nosedive-about_food-help = Doświadczenia o tym, co na talerzu.
option-nosedive-about_net = Sieć i sprzęty
option-nosedive-about_net-help = Doświadczenia o telefonach, sławie i mądrych lodówkach.
option-nosedive-about_body = Ciało i duch
option-nosedive-about_body-help = Doświadczenia o zdrowiu, wyglądzie i ćwiczeniach.

## Stół

nosedive-board = Plansza
nosedive-hand = Twój ekran
nosedive-people = Ludzie
nosedive-round = Runda { $round } z 3
nosedive-influencer = prowadzi jako influencer
nosedive-has-token = ma żeton: jedno doświadczenie więcej
nosedive-has-double = podwójna strata
nosedive-holds = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
  }
nosedive-spaces = Pola planszy
nosedive-space-start = Start: dobierz 1
nosedive-space-one-down = 1 zakryta
nosedive-space-up-and-down = 1 odkryta i 1 zakryta
nosedive-space-two-up = 2 odkryte
nosedive-space-experience-plus = Doświadczenie +1
nosedive-space-draw-and-up = Dobierz 1 i 1 odkryta
nosedive-space-draw-two = Dobierz 2
nosedive-space-holds = { $count ->
    [0] { $space }: pusto
   *[other] { $space }: { $names }
  }
nosedive-tokens = Żetony odkryte: { $plus }, zakryte: { $stack }
nosedive-piles = Stosy
nosedive-pile = Stos { $pile }
nosedive-pile-look = Stos { $pile } z bliska
nosedive-pile-known = wiesz tylko ty
nosedive-pile-taken = ma go { $name }
nosedive-laid-down = Zakryta karta, kładzie ją { $name }
nosedive-laid-known = Zakryta, wiesz tylko ty: { $card }
nosedive-suit-community = społeczność
nosedive-suit-work = praca
nosedive-suit-home = dom
nosedive-worth = { $suit } { $stars }★
nosedive-worth-lose = minus punkt
nosedive-worth-double = podwójna strata
nosedive-card-label = { $worth }: { $text }
nosedive-your-cards = Twoje karty
nosedive-no-cards = Masz pustą rękę. Start zawsze coś da.
nosedive-collected = Zebrane karty
nosedive-collected-none = Jeszcze nic.
nosedive-collected-how = Przygaszone mają więcej gwiazdek niż twoja dzisiejsza ocena: na koniec by odpadły.
nosedive-summary = Oceny po rundzie { $round }
nosedive-all-share = Wszyscy wybierają, co udostępnić. Uśmiechnij się.
nosedive-you-rate = Cisza przy stole. Teraz oceniasz ty.
nosedive-all-rate = Wszyscy oceniają. Bez komentarzy.
nosedive-reads = { $name } czyta na głos i ocenia
nosedive-has-rated = Tak ocenia { $name }
nosedive-liked-most = podoba się najbardziej
nosedive-liked-least = podoba się najmniej
nosedive-likes = serca
nosedive-dislikes = kciuki w dół
nosedive-weighs = ocena { $rating }
nosedive-takes-pile = { $name } bierze stos { $pile }
nosedive-own-gone = Doświadczenie tego stołu
nosedive-watch = Patrzysz na grę.
nosedive-waiting = Jeszcze chwila…
nosedive-waiting-for = { $count ->
    [one] Czekamy na: { $names }
    [few] Jeszcze { $count } osoby: { $names }
   *[other] Jeszcze { $count } osób: { $names }
  }

## Ręka

nosedive-needs-space = Wybierz pole
nosedive-go = Idę: { $space }
nosedive-toll = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
nosedive-go-toll = { $count ->
    [one] Opłata: { $count } karta
    [few] Opłata: { $count } karty
   *[other] Opłata: { $count } kart
  }
nosedive-slots = Co musisz położyć
nosedive-to = Dla: { $name }
nosedive-on-pile = stos { $pile }
nosedive-which-pile = na który?
nosedive-slot-up = Odkryta
nosedive-slot-down = Zakryta
nosedive-needs-toll = Wybierz kartę na opłatę: { $name }
nosedive-needs-up = Wybierz kartę, która będzie odkryta
nosedive-needs-down = Wybierz kartę, która będzie zakryta
nosedive-needs-pile = Na który stos?
nosedive-place = Kładę
nosedive-pay = Płacę
nosedive-pay-and-place = Płacę i kładę
nosedive-acted = Gotowe
nosedive-needs-flips = { $count ->
    [one] Wybierz jeszcze { $count } stos
    [few] Wybierz jeszcze { $count } stosy
   *[other] Wybierz jeszcze { $count } stosów
  }
nosedive-needs-take = Wybierz stos
nosedive-flip = Odkrywam stosy: { $piles }
nosedive-take = Biorę stos { $piles }
nosedive-pile-label = Stos { $pile }: znanych ci gwiazdek { $stars }, nieznanych kart { $down }{ $traps ->
    [0] {""}
   *[other] , znanych ci strat { $traps }
  }
nosedive-share-to = Do kogo
nosedive-posts = Doświadczenia
nosedive-choosing = wybiera…
nosedive-needs-share = Co dostanie { $name }?
nosedive-share = Udostępniam
nosedive-shared = Udostępnione
nosedive-like = Najbardziej: { $text }
nosedive-dislike = Najmniej: { $text }
nosedive-needs-most = Serce dla najlepszego
nosedive-needs-least = Kciuk w dół dla najgorszego
nosedive-rate = Tak oceniam
nosedive-rated = Ocenione
nosedive-mark-token = Żeton +1
nosedive-mark-double = Podwójna strata
nosedive-mark = Zaznaczone, dalej
nosedive-marked = Zaznaczone
nosedive-box-tap = Dotknij: jedna więcej. Przytrzymaj: jedna mniej.
nosedive-box-none = Mniej niż zero się nie da.
nosedive-box-all = W pudełku jest najwyżej { $most } takich kart.
nosedive-box-lost = Karty „minus punkt”

## Podpowiedzi

nosedive-hint-flip = Te karty leżą pod stosami i znasz je tylko ty. Dwie odkryj wszystkim.
nosedive-hint-move = Każde pole coś robi. Tam, gdzie ktoś stoi, płacisz kartą.
nosedive-hint-act = Stuknij kartę, potem stos. Co leży zakryte, pamiętasz tylko ty.
nosedive-hint-take = Bierzesz cały stos. Gwiazdki liczą się tylko do wysokości twojej oceny.
nosedive-hint-share = Stuknij tekst, a trafi do podświetlonego imienia. Chcesz serc, nie kciuków.
nosedive-hint-rate = Nie wiesz, od kogo to. I dobrze.

## Własne doświadczenia

nosedive-own = Wasze doświadczenia
nosedive-own-how = Dopiszcie do { $most } tekstów, tylko dla tego stołu. Wejdą do puli obok naszych.
nosedive-own-new = Nowe doświadczenie
nosedive-own-add = Dodaj
nosedive-own-remove = Usuń: { $text }

## Koniec

nosedive-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
  }
nosedive-why-rating = Punktów macie po równo, więc decyduje wyższa ocena.
nosedive-counting = Liczymy życia
nosedive-life = Zebrane życie: { $name }
nosedive-sum-drop = 1. Przy ocenie { $rating } { $count ->
    [0] nic nie odpada.
    [one] odpada { $count } karta.
    [few] odpadają { $count } karty.
   *[other] odpada { $count } kart.
  }
nosedive-col-rating = ocena
nosedive-col-dropped = odpada
nosedive-col-stars = gwiazdki
nosedive-col-sets = komplety
nosedive-col-lost = straty
nosedive-col-points = punkty

## Przebieg gry

nosedive-log-round = Runda { $round }. Influencer: { $name }.
nosedive-log-laid-out = Pod stosami leżą: { $cards }.
nosedive-log-flipped = { $name } odkrywa stos { $pile }: { $card }.
nosedive-log-token-turned = Odkrytych żetonów: { $plus }.
nosedive-log-moved = { $name } idzie na pole: { $space }.
nosedive-log-paid = { $name } daje kartę: { $to }.
nosedive-log-toll = Opłata, którą dostaje { $to }: { $card }.
nosedive-log-placed-down = { $name } kładzie zakrytą na stos { $pile }.
nosedive-log-placed-up = { $name } kładzie na stos { $pile }: { $card }.
nosedive-log-took-token = { $name } bierze żeton.
nosedive-log-drew = { $count ->
    [one] { $name } dobiera { $count } kartę.
    [few] { $name } dobiera { $count } karty.
   *[other] { $name } dobiera { $count } kart.
  }
nosedive-log-drew-cards = Dobrane: { $cards }.
nosedive-log-reshuffled = { $count ->
    [one] Odrzucona { $count } karta wraca do talii.
    [few] Odrzucone { $count } karty wracają do talii.
   *[other] Odrzuconych { $count } kart wraca do talii.
  }
nosedive-log-took-pile = { $name } bierze stos { $pile }: { $cards }.
nosedive-log-tokens = O jedno doświadczenie więcej: { $names }.
nosedive-log-doubled = Podwójna strata: { $names }.
nosedive-log-shared = Wszystko udostępnione.
nosedive-log-shown = { $name } czyta, co przyszło.
nosedive-log-received = Przyszło do ciebie: { $count }.
nosedive-log-most = { $name } najbardziej lubi: {"„"}{ $text }{"”"}
nosedive-log-least = { $name } najmniej lubi: {"„"}{ $text }{"”"}
nosedive-log-most-from = { $name } najbardziej lubi: {"„"}{ $text }{"”"} (od: { $giver })
nosedive-log-least-from = { $name } najmniej lubi: {"„"}{ $text }{"”"} (od: { $giver })
nosedive-log-rating = { $name } ma teraz { $rating } ({ $change }).
nosedive-weighed = { $giver }: { $change } (głos: { $name }, ocena { $rating }{ $double ->
    [0] {""}
   *[other] , podwójnie
  }).
nosedive-log-scored = { $name }: { $points } pkt (gwiazdki { $stars }, komplety { $sets }, straty { $lost }, odpadło { $dropped }).
nosedive-log-left = { $name } odchodzi; karty wypadają z gry.

## Odmowy

refusal-nosedive-too-few-experiences = { $left ->
    [one] Zostałoby { $left } doświadczenie
    [few] Zostałyby { $left } doświadczenia
   *[other] Zostałoby { $left } doświadczeń
  }, a gra w { $players ->
    [few] { $players } osoby
   *[other] { $players } osób
  } potrzebuje { $needed }. Włącz jeszcze jakąś kategorię.
refusal-nosedive-too-many-own = Własnych doświadczeń może być najwyżej { $most }.
refusal-nosedive-own-too-long = Doświadczenie { $number } jest za długie: zmieści się { $longest } znaków.
refusal-nosedive-own-unreadable = Doświadczenie { $number } ma znaki nie do odczytania.
refusal-nosedive-a-pile-is-asked = Wybierz stos.
refusal-nosedive-nothing-to-turn = Pod tym stosem nic nie leży.
refusal-nosedive-two-piles = Wybierz dwa różne stosy.
refusal-nosedive-a-space-is-asked = Wybierz pole.
refusal-nosedive-stands-there = Twój pionek już tam stoi: wybierz inne pole.
refusal-nosedive-toll-too-high = Opłata to { $toll }, a kart masz { $held }. Wybierz inne pole.
refusal-nosedive-too-few-cards = To pole potrzebuje kart: { $needed }, a masz { $held }. Start jest zawsze wolny.
refusal-nosedive-no-token-lies-there = Nie leży tam żaden odkryty żeton.
refusal-nosedive-one-token-a-round = Żeton już masz: jeden na rundę wystarczy.
refusal-nosedive-nothing-to-draw = Talia jest pusta.
refusal-nosedive-a-toll-is-asked = Najpierw wybierz kartę na opłatę.
refusal-nosedive-a-placement-is-asked = Połóż kartę na stos.
refusal-nosedive-not-your-card = Tej karty nie masz na ręce.
refusal-nosedive-card-twice = Jedna karta nie pójdzie w dwa miejsca.
refusal-nosedive-no-such-pile = Nie ma takiego stosu.
refusal-nosedive-another-pile = Drugą kartę połóż na inny stos.
refusal-nosedive-take-a-pile = Teraz weź stos.
refusal-nosedive-pile-taken = Ten stos ktoś już ma.
refusal-nosedive-marks-are-asked = Zaznaczcie żetony i straty.
refusal-nosedive-three-tokens = Żetony są tylko trzy.
refusal-nosedive-an-experience-is-asked = Wybierz doświadczenie.
refusal-nosedive-not-your-experience = Tego doświadczenia nie masz do wyboru.
refusal-nosedive-shared-twice = To doświadczenie dostaje już ktoś inny. Wybierz następne.
refusal-nosedive-a-mark-is-asked = Wybierz, co podoba ci się najbardziej, a co najmniej.
refusal-nosedive-not-shared-with-you = Tego nikt ci nie udostępnił.
refusal-nosedive-most-and-least = To samo nie może podobać się najbardziej i najmniej.
refusal-nosedive-a-number-is-asked = Wpisz liczbę.
refusal-nosedive-not-so-many = Tyle nie możesz mieć: przy twojej ocenie liczą się karty do { $stars }★, a w pudełku jest po 30 kart koloru i 12 „minus punkt”. Policz jeszcze raz.
refusal-nosedive-over = Gra jest skończona.
refusal-nosedive-nobody-joins = W trakcie gry nikt już nie dołącza.
refusal-nosedive-between-rounds = Możesz odejść między rundami.
refusal-nosedive-not-at-the-table = Nikogo takiego nie ma przy stole.
refusal-nosedive-three-must-stay = Musicie zostać we troje.

## Boty

bot-flatterer = Papuga
bot-flatterer-line = Powtarza to, co chcesz usłyszeć. Dwa razy, bo za pierwszym tak ci się podobało.
bot-flatterer-strength = spokojna
bot-cynic = Kruk
bot-cynic-line = Wszystko już widział i nic go nie wzrusza. Raz wzruszył go żwir.
bot-cynic-strength = bystry
bot-strategist = Czapla
bot-strategist-line = Stoi, liczy gwiazdki i dziobie raz. Potem poprawia pióra do zdjęcia.
bot-strategist-strength = bezlitosna

## Z pudełkiem na stole

nosedive-box-meet = Witaj w aplikacji
nosedive-box-meet-how = Ta aplikacja zastępuje tę z pudełka. Wylosuje oceny i wskaże influencera; karty zostają na stole.
nosedive-box-about = Doświadczenia o czym?
nosedive-box-begin = Losuj oceny
nosedive-box-life-token = { $name } bierze żeton influencera i układa stosy.
nosedive-box-life-play = Każdy ma trzy tury na planszy.
nosedive-box-life-take = Bierzecie stosy w tej kolejności: { $names }.
nosedive-box-played = Stosy wzięte, czas na telefon
nosedive-box-marks = Żetony i straty
nosedive-box-mark-how = Kto ma w tej rundzie żeton, a kto kartę podwójnej straty?
nosedive-box-mark-after = Potem odrzućcie karty podwójnej straty i odłóżcie żetony.
nosedive-box-deal = Rozdaj doświadczenia
nosedive-box-shares = { $name }: co udostępniasz?
nosedive-box-rates = Czyta i ocenia: { $name }
nosedive-box-rate-how = Połóżcie urządzenie na stole. Czytaj na głos; nikt nie komentuje, póki nie ocenią wszyscy.
nosedive-box-next = Następna runda, prowadzi { $name }
nosedive-box-to-count = Policzmy karty
nosedive-box-counts = Karty: { $name }
nosedive-box-count-how = Ile kart masz przed sobą? Twoja ocena to { $rating }. Kart z ręki nie licz.
nosedive-box-counted = { $points ->
    [one] Razem { $points } punkt, dalej
    [few] Razem { $points } punkty, dalej
   *[other] Razem { $points } punktów, dalej
  }
nosedive-box-sum-drop = 1. Przy ocenie { $rating } liczą się karty do { $stars }★. { $count ->
    [0] Nic nie odpada.
    [one] Odpada { $count } karta.
    [few] Odpadają { $count } karty.
   *[other] Odpada { $count } kart.
  }
nosedive-box-sum-stars = 2. Po punkcie za każdą gwiazdkę, która została
nosedive-box-sum-sets = 3. Zostało: społeczność { $community }, praca { $work }, dom { $home }. Kompletów { $sets }, po 2 punkty
nosedive-box-sum-lost = 4. Karty „minus punkt”: { $count }
nosedive-box-sum-all = Razem
nosedive-box-undo-life = Cofnij: losuj jeszcze raz
nosedive-box-undo-mark = Cofnij do planszy
nosedive-box-undo-share = Cofnij: rozdaj od nowa
nosedive-box-undo-rate = Cofnij ostatnią ocenę
nosedive-box-undo-told = Cofnij ostatnią ocenę
nosedive-box-undo-count = Cofnij ostatnie liczenie
nosedive-box-undo-over = Cofnij ostatnie liczenie

## Wprowadzenie

intro-nosedive-2 = Na stosach rosną trzy cudze życia, a jedno z nich będzie twoje. Idź na „1 odkryta i 1 zakryta”: nikt tam nie stoi, więc nie ma opłaty.
intro-nosedive-3 = Odkrytą połóż tropikalną kuchenną wyspę na stos 2: niech kusi. Zakryty kubek z biura na stos 1. Tylko ty będziesz wiedzieć, co tam leży.
intro-nosedive-5 = Po trzech turach wybieracie stosy, od najniższej oceny. Pierwszy stos już zniknął. Weź drugi: pamiętasz, co w nim zakryte.
intro-nosedive-6 = Teraz telefon. Krukowi wyślij kadry z 1974 roku, Czapli flet i czajnik. Nikt nie dowie się, że to od ciebie.
intro-nosedive-8 = Serce dla tego, co podoba ci się bardziej: może pszczoły? Winda na minus siedem dostanie kciuk w dół.
intro-nosedive-10 = Dwa serca dla ciebie, dwa kciuki dla Kruka: +0,620 i −0,631. Na koniec liczą się tylko karty z tyloma gwiazdkami, ile masz w ocenie. Uśmiechaj się dalej.

## Zasady

rules-nosedive-aim = Zbieraj karty stylu życia i dbaj o ocenę: na koniec liczą się tylko karty, na które cię stać.
rules-nosedive-turn-1 = Masz trzy tury: przejdź na pole i dokładaj karty do stosów, odkryte albo zakryte. Gdy wchodzisz tam, gdzie ktoś stoi, dajesz mu kartę.
rules-nosedive-turn-2 = Potem każdy bierze cały stos, razem z niespodziankami. Pierwszy wybór ma najniższa ocena.
rules-nosedive-turn-3 = Na koniec telefon: po cichu wyślij wszystkim po jednym doświadczeniu. Każdy daje jedno serce i jeden kciuk w dół, a oceny ruszają.
rules-nosedive-end = Po trzech rundach odpadają karty, które mają więcej gwiazdek niż twoja ocena. Policz gwiazdki, dodaj po 2 za każdy komplet trzech kolorów, odejmij straty. Kto ma najwięcej, wygrywa.
rule-NR1 = Gracie w trzy do sześciu osób.
rule-NR2 = W pudełku znajdziecie 108 kart stylu życia, sześć pionków, trzy żetony dodatkowego doświadczenia i żeton influencera.
rule-NR3 = Jest po trzydzieści kart społeczności, pracy i domu, każda z jedną do pięciu gwiazdek. Dwanaście kart zabiera punkt, a sześć to podwójna strata.
rule-NR4 = Wygrywa największa liczba punktów stylu życia; końcowa ocena rozstrzyga, które karty w ogóle się liczą.
rule-NR5 = Wszystkie pionki zaczynają na Starcie.
rule-NR6 = Na początku dostajesz po cichu pięć kart; reszta to talia.
rule-NR7 = Trzy żetony leżą zakryte w stosie.
rule-NR8 = Po kolei przedstawiacie się aplikacji; urządzenie wędruje tak, jak ona mówi.
rule-NR9 = Pierwszego influencera wskazuje aplikacja: ten tytuł dostaje najwyższa ocena.
rule-NR10 = Są trzy rundy, a w każdej faza stylu życia i faza doświadczeń.
rule-NR11 = Influencer dobiera tyle kart, ilu was jest, kładzie każdą zakrytą jako osobny stos i dwie z nich odkrywa.
rule-NR12 = Każdy ma trzy tury. Zaczyna influencer.
rule-NR13 = Na początku każdej swojej tury influencer odkrywa jeden żeton.
rule-NR14 = W swojej turze przechodzisz na inne pole i wykonujesz jego akcję albo stajesz na Starcie i dobierasz kartę.
rule-NR15 = Między rundami pionki zostają tam, gdzie stały.
rule-NR16 = Gdy wchodzisz na pole, dajesz po karcie każdemu, czyj pionek tam stoi. Jeśli cię na to nie stać, idziesz gdzie indziej. Start jest za darmo.
rule-NR17 = Kładziesz jedną kartę z ręki, zakrytą, na dowolny stos.
rule-NR18 = Kładziesz jedną kartę odkrytą na stos, a potem jedną zakrytą na inny stos.
rule-NR19 = Kładziesz dwie karty, odkryte, na dwa różne stosy.
rule-NR20 = Bierzesz odkryty żeton, najwyżej jeden na rundę: w fazie doświadczeń masz o jedno więcej do wyboru.
rule-NR21 = Dobierasz kartę, a potem jedną kładziesz odkrytą na stos.
rule-NR22 = Dobierasz dwie karty.
rule-NR23 = Na Starcie dobierasz jedną kartę.
rule-NR24 = Stosy leżą tak, by było widać gwiazdki kart odkrytych; do zakrytych nikt nie zagląda.
rule-NR25 = Gdy influencer nie ma już żetonu do odkrycia, wszyscy mieli po trzy tury i wybieracie stosy.
rule-NR26 = Od najniższej oceny do najwyższej każdy bierze cały stos i wykłada wszystkie jego karty.
rule-NR27 = Faza doświadczeń zaczyna się od pytania, kto ma żeton, a kto podwójną stratę.
rule-NR28 = Karty podwójnej straty odrzucacie, a żetony wracają zakryte na swoje miejsce.
rule-NR29 = Po cichu wysyłasz pozostałym po jednym doświadczeniu.
rule-NR30 = Po kolei każdy czyta na głos to, co dostaje, i wybiera, co podoba mu się najbardziej, a co najmniej. Do końca nikt nie komentuje.
rule-NR31 = Głos kogoś z wysoką oceną waży więcej.
rule-NR32 = Przy podwójnej stracie wszystko, co tracisz, tracisz dwa razy.
rule-NR33 = Gdy wszyscy ocenili, zmieniają się oceny.
rule-NR34 = Karty na ręce zostają; influencerem zostaje najwyższa ocena.
rule-NR35 = Po trzeciej rundzie odrzucacie karty z ręki.
rule-NR36 = Odpadają karty, które mają więcej gwiazdek niż twoja ocena. Za każdą gwiazdkę, która została, masz punkt, za każdy komplet trzech kolorów dwa, a za każdą kartę „minus punkt” jeden mniej.
rule-NR37 = Ocenę zaokrąglamy w dół: przy 2,784 liczą się karty do dwóch gwiazdek, przy 4,223 do czterech.
rule-NR38 = Wygrywa największa liczba punktów, a przy równej wyższa ocena.
rule-NR39 = Dwa przykłady z instrukcji dają 15 i 18 punktów.
rule-NA1 = Na początku każdy dostaje losowo inną ocenę od 2,500 do 3,500; influencerem zostaje najwyższa.
rule-NA2 = Kolejka idzie zgodnie z ruchem wskazówek zegara.
rule-NA3 = Pionek nie może zostać tam, gdzie stoi.
rule-NA4 = Na każdym polu zmieścicie się wszyscy.
rule-NA5 = Na Starcie zawsze jest miejsce, nawet jeśli już tam stoisz.
rule-NA6 = Karty na opłatę wybierasz ty, dla każdego inną; widzi ją tylko ten, kto ją dostaje.
rule-NA7 = Najpierw opłata: nie zapłacisz kartą, którą dobierasz na polu.
rule-NA8 = Po opłacie musi ci zostać dość kart na całą akcję.
rule-NA9 = Na pole Doświadczenie +1 nie wejdziesz, gdy nie leży tam odkryty żeton albo gdy masz już swój.
rule-NA10 = Żetony, których nikt nie wziął, czekają na dalsze tury tej rundy.
rule-NA11 = Na koniec fazy wszystkie żetony wracają, wzięte czy nie.
rule-NA12 = Influencer pamięta karty spod stosów, a ty te, które kładziesz zakryte. Nikt więcej.
rule-NA13 = Kolejność kart w stosie nic nie znaczy; leżą tak, jak je kładziono.
rule-NA14 = Stos może być dowolnie duży, a na pusty też wolno ci kłaść.
rule-NA15 = Każdą kartę możesz położyć w każdy sposób.
rule-NA16 = Podwójna strata na ręce nic nie robi.
rule-NA17 = Dwie podwójne straty działają tak jak jedna.
rule-NA18 = Podwójna strata z trzeciej rundy działa w trzeciej rundzie.
rule-NA19 = Pustą talię zastępują karty odrzucone. Gdy i tych brak, Start nic nie daje, zamiast dwóch kart dobierasz jedną, a na pola z dobieraniem wejdziesz tylko wtedy, gdy jest choć jedna karta.
rule-NA20 = Gdy kart na stosy jest za mało, ostatnie zaczynają puste, a influencer odkrywa tylko pozostałe.
rule-NA21 = Przy równych ocenach później bierze stos ten, kto był wcześniej w kolejce.
rule-NA22 = Jeśli najwyższą ocenę ma was kilkoro, w tym influencer, nic się nie zmienia; inaczej zostaje nim najbliższe z tych miejsc w kolejce.
rule-NA23 = Ostatni stos bierzesz bez wyboru.
rule-NA24 = Stosy wybieracie według ocen z początku rundy.
rule-NA25 = Komplety liczysz z kart, które zostały.
rule-NA26 = Ocenę 5,000 da się zdobyć: liczą się wtedy także karty z pięcioma gwiazdkami.
rule-NA27 = Możesz mieć mniej niż zero punktów.
rule-NA28 = Przy równych punktach i równych ocenach wygrywacie razem.
rule-NA29 = Karta „minus punkt” nie ma gwiazdek i zawsze zostaje.
rule-NA30 = Dostajesz do wyboru tyle doświadczeń, ilu was jest. Każdemu poza sobą dajesz dokładnie jedno, reszta przepada.
rule-NA31 = We troje dostajesz dwa doświadczenia: jedno podoba ci się najbardziej, drugie najmniej.
rule-NA32 = To samo doświadczenie nie może być jednym i drugim.
rule-NA33 = Od kogo co przyszło, nie wiecie, póki wszyscy nie ocenią; potem mówi o tym podsumowanie, chyba że wolicie inaczej.
rule-NA34 = Głosy ważą według ocen z początku fazy i liczą się razem.
rule-NA35 = To, co podoba się najmniej, też waży według oceny głosującego.
rule-NA36 = Żeton działa tylko w swojej rundzie.
rule-NA37 = Każdy ma swój ekran. Jeśli macie pudełko, wystarczy jedno urządzenie albo kilka.
rule-NA38 = Póki trwa ocenianie, przy stole panuje cisza.
rule-NA39 = Jeśli nie zdążysz, wybieramy za ciebie losowo: dwa stosy, Start, byle jaką kartę na byle jaki stos, byle jakie doświadczenia, głosy i stos.
rule-NA40 = Odejść na dobre możesz tylko między rundami, a zostać musi troje. Wszystkie twoje karty wypadają z gry, odkryte; rundę układacie dla mniejszej liczby graczy, a influencera zastępuje najwyższa ocena.
rule-NA41 = Na ręce możesz mieć dowolnie dużo kart.
rule-NA42 = Oceny, zebrane karty i liczba kart na ręce są jawne. Samą rękę znasz tylko ty.
rule-NA43 = Trafiają do was tylko napisane teksty. Gospodarz może wyłączyć kategorie, jeśli dość zostanie, i dodać swoje; w jednej grze nic się nie powtarza, a nowe przychodzą najpierw.
rule-NA44 = Oceniacie jawnie i po kolei, od influencera; możecie też umówić się, że wszyscy oceniają naraz.
rule-NA45 = W tysięcznych: do oceny dodajemy po (3000 + ocena głosującego) / 20 za każde „najbardziej”, odejmujemy tyle samo za każde „najmniej”, raz zaokrąglamy i trzymamy wynik między 1,000 a 5,000.
