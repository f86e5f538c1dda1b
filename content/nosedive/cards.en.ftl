# Lifestyle cards: suit, stars, number.

lifestyle-community-1-1 = A nod from someone on the tram, once
lifestyle-community-1-2 = A residents' chat: six people, one feud, a dog
lifestyle-community-1-3 = A wedding invitation: table by the boiler
lifestyle-community-1-4 = A single like, given by accident
lifestyle-community-1-5 = The Roundabout Appreciation Society
lifestyle-community-1-6 = A birthday remembered only by the pharmacy

lifestyle-community-2-1 = A neighbour who sometimes lends sugar
lifestyle-community-2-2 = A place in the choir, row two, behind the pillar
lifestyle-community-2-3 = A pub quiz team called Almost Third
lifestyle-community-2-4 = A café table they no longer ask you to leave
lifestyle-community-2-5 = Someone who waters your plants; most survive
lifestyle-community-2-6 = A regular's discount of five per cent

lifestyle-community-3-1 = A circle of friends and a calendar that works
lifestyle-community-3-2 = An allotment with a shed and first-rate gossip
lifestyle-community-3-3 = Two hundred people at your bonfire
lifestyle-community-3-4 = A book club that reads the books
lifestyle-community-3-5 = Stand-in DJ at the harvest fair
lifestyle-community-3-6 = The council listens to you and takes notes

lifestyle-community-4-1 = A street festival named after you
lifestyle-community-4-2 = A table without booking, anywhere
lifestyle-community-4-3 = On every guest list, with someone to hold your coat
lifestyle-community-4-4 = Friends on three continents, each with a sofa
lifestyle-community-4-5 = Mayor for a day, with the actual key
lifestyle-community-4-6 = A premiere, a carpet, your name said correctly

lifestyle-community-5-1 = A national holiday on your birthday
lifestyle-community-5-2 = A million people say good morning and mean it
lifestyle-community-5-3 = A peace prize for planning a group holiday
lifestyle-community-5-4 = A statue in the square that pigeons respect
lifestyle-community-5-5 = Invited to every wedding, excused from every speech
lifestyle-community-5-6 = Your silence is quoted by presidents

lifestyle-work-1-1 = A gig paid in exposure
lifestyle-work-1-2 = An internship at the shredder
lifestyle-work-1-3 = A six-minute lunch break
lifestyle-work-1-4 = A desk on the way to the toilets
lifestyle-work-1-5 = Handing out flyers about handing out flyers
lifestyle-work-1-6 = An eighth of a job, a full-length commute

lifestyle-work-2-1 = A contract until the end of the month, February
lifestyle-work-2-2 = Your own mug in the office kitchen
lifestyle-work-2-3 = The title of Junior Senior Specialist
lifestyle-work-2-4 = A chair that sinks only a little
lifestyle-work-2-5 = Fruit Thursdays: one apple per team
lifestyle-work-2-6 = Remote work from the basement, signal by the window

lifestyle-work-3-1 = A raise visible to the naked eye
lifestyle-work-3-2 = A four-day week, every second week
lifestyle-work-3-3 = An office with a door that closes
lifestyle-work-3-4 = A team that writes in ordinary sentences
lifestyle-work-3-5 = A food truck with good reviews and working brakes
lifestyle-work-3-6 = A patent on silent sweet wrappers

lifestyle-work-4-1 = Director of Things You Like
lifestyle-work-4-2 = Your assistant rings: everything is cancelled
lifestyle-work-4-3 = A garage start-up; the garage is in Tuscany
lifestyle-work-4-4 = A bestseller, written in the bath
lifestyle-work-4-5 = Unlimited leave that people actually take
lifestyle-work-4-6 = The expert they call on television, about anything

lifestyle-work-5-1 = Retirement at thirty-one
lifestyle-work-5-2 = A Nobel Prize in a category made for you
lifestyle-work-5-3 = The presidency, by general applause
lifestyle-work-5-4 = Earning in your sleep, and sleeping well
lifestyle-work-5-5 = A mission to Mars, window seat
lifestyle-work-5-6 = One signature a year, by fountain pen, on a terrace

lifestyle-home-1-1 = A mattress on the floor, a trombonist next door
lifestyle-home-1-2 = Your old room at your parents', poster included
lifestyle-home-1-3 = A studio flat with a view of a studio flat
lifestyle-home-1-4 = Bath in the kitchen, fridge in the bathroom
lifestyle-home-1-5 = A tent, "for now", year three
lifestyle-home-1-6 = Seven flatmates, one saucepan

lifestyle-home-2-1 = Furniture from an aunt who still visits
lifestyle-home-2-2 = A balcony for one foot
lifestyle-home-2-3 = A flat above a bakery that starts at three
lifestyle-home-2-4 = Stairs that creak in A minor
lifestyle-home-2-5 = A garden: one flowerpot with ambitions
lifestyle-home-2-6 = A mortgage until 2061, the walls nearly straight

lifestyle-home-3-1 = Three rooms, and a door for each
lifestyle-home-3-2 = A bath that fits your knees
lifestyle-home-3-3 = A kitchen island, small but tropical
lifestyle-home-3-4 = A cottage with a swing and likeable neighbours
lifestyle-home-3-5 = A fireplace with a dog in front; dog included
lifestyle-home-3-6 = A guest room that guests eventually leave

lifestyle-home-4-1 = A luxury tree house with a lift in the trunk
lifestyle-home-4-2 = A library with a rolling ladder
lifestyle-home-4-3 = A rooftop pool, silence included
lifestyle-home-4-4 = A lighthouse with underfloor heating
lifestyle-home-4-5 = A town house with a two-seat cinema
lifestyle-home-4-6 = A glass house in the woods; deer knock first

lifestyle-home-5-1 = A private island with its own weather forecast
lifestyle-home-5-2 = A castle, haunted on request only
lifestyle-home-5-3 = A hundred-room palace, one of them for socks
lifestyle-home-5-4 = An orbital penthouse, sixteen sunsets a day
lifestyle-home-5-5 = A botanical garden instead of a hallway
lifestyle-home-5-6 = A house that cleans itself and compliments you

lifestyle-lose = Everyone can tell you are trying
lifestyle-double = Every slip is shared twice
