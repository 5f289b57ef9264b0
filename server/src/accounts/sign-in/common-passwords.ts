/**
 * What people choose first, and so what guessers try first. In small letters; `isCommonPassword` knows the usual
 * changes to them: capitals, digits and marks at the end, figures for letters.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
000000 00000000 007007 010203 01020304 020202 0987654321 100200 101010 101101 102030 10203040 1020304050
102030405060 102938 1029384756 110110 111111 1111111 11111111 111222 111222333 112233 11223344 1122334455
112358 121212 123123 123123123 1231234 123321 12341234 1234321 12344321 12345 1234512345 123454321 123456
1234567 12345678 123456789 1234567890 123456789a 12345678a 1234567a 123456a 123456q 123456qwerty 12345qwert
1234abcd 1234qwer 123654 123654789 123abc 123asd 123qwe 123qweasd 123qweasdzxc 124578 12qwaszx 131313
1314520 13579 135790 142536 147147 147258 147258369 147852 147852369 159159 159357 159632 159753 159951
191919 198700 199200 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 202020
212121 222222 232323 242424 246810 24681012 252525 258258 258456 271828 314159 3141592654 321321 321654
321654987 332211 333333 343434 357159 369258147 369369 420420 420weed 444444 445566 454545 456123 456456
456789 50cent 5201314 520520 555555 5555555 564738 654321 666666 696969 741852963 753951 7654321 7758521
777777 7777777 778899 789456 789456123 789789 852456 87654321 888888 88888888 951753 963852741 987654321
9876543210 987654321a 998877 9988776655 999999 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4
a1s2d3f4 aa123456 aa12345678 aaaaa aaaaaa aaaaaaaa aaabbb aabbcc abababab abc123 abc1234 abc12345 abcabc
abcd123 abcd1234 abcdef abcdefg abcdefgh abigail access access123 access14 accord account acdc achilles
acmilan admin admin1 admin12 admin123 admin1234 adminadmin administrator africa agent007 ahmed aini1314
airforce airplane ajax alexander alexander1 alexandra alexis alexis1 alien aliens allah allah1 always amanda
amanda1 amen america american amor amor123 amore amoremio amoremio1 anakin andrea andrea1 andrew andrew1
android angel angel1 angel123 angela angela1 angelica angelina angelo angels anna anonymous anthony anthony1
anubis apollo apple apple123 apples april aragorn area51 argentina ariel army arschloch arsenal arsenal1
asd123 asd456 asdasd asdf asdf123 asdf1234 asdfasdf asdfgh asdfgh1 asdfghj asdfghjkl asdfjkl asdfjkl; ashley
ashley1 asshole athena atlanta audi august austin austin1 austin12 australia autumn azerty azerty123
azertyuiop baby123 babyblue babyboy babyboy1 babydoll babyface babygirl babygirl1 bacon badboy badgirl
bailey bailey1 banana banana1 bananas bandit bangladesh barbara barbie barbie1 barca barcelona barney bart
bartsimpson baseball baseball1 basketball basketball1 batman batman1 batman123 beach bear bears beatles
beatles1 beautiful beauty bebe bebita beckham beijing believe bella benfica benjamin benjamin1 bestfriend
beyonce bible bigdaddy bigdick biggie bilbo billionaire biology birthday bismillah bitch bitch1 biteme black
black1 black123 blackcat blackdragon blackpink blacksabbath blah blah123 blahblah blaze bleach bless blessed
blessing blink182 blizzard blowjob blue blue123 blueberry blueblue bluesky blunt bmw123 bobmarley boeing
bond007 bones bonita bonjour boobs boomer boomer1 boston bourbon bowling boxing boyfriend brandon brandon1
brasil brasil123 bratz braves brazil brenda brian brian1 britain britney britneyspears brittany brittany1
bronco broncos brother brothers browns bubba bubba1 bubbles bubbles1 buddha buddy buddy1 buddy123 budweiser
buffalo bugatti bugsbunny bulldog bulldogs bulls bulls23 bullshit bumblebee bunny bunny1 burger burrito
business buster buster1 butter butterfly butterfly1 cairo california callofduty camaro camaro1 cameron
camping canada candy candy1 candyman caramel cardinals carlos carlos1 carmen carolina caroline carrot
cartman cash casper catherine cats catwoman cecilia celtic celtics challenger champion champions change_me
changeit changeme changeme123 charger chargers charizard charles charles1 charlie cheese cheese1
cheeseburger chelsea chelsea1 chemistry cherry cherry1 chester chevrolet chevy chewbacca chicago chicken
chicken1 chico chiefs chile china chiquita chiquito chloe chloe1 choco chocolate chocolate1 chouchou christ
christian christian1 christina christine christmas christopher church ciao ciaociao cinderella cinnamon
cintaku civic claudia cocacola coco coco123 coconut coffee coke coldplay college colombia colts company
computer computer1 connor contrasena contrasenia contraseña cookie cookie1 cookiemonster cookies copper
corazon corinthians corona corvette corvette1 cosmos cougar counter counterstrike cowboys cowboys1 crazy
crazy1 crazyboy crazygirl creative creeper cricket crimson crystal crystal1 cubs cupcake cuteako cutie
cutiepie cynthia daddy daddygirl daddysgirl daisy daisy1 daisy123 dakota dakota1 dallas daniel daniel1
danielle danielle1 darkangel darkknight darkness darkside darling darthvader database david david1 david123
dead deadman death deathnote debbie december default demo demo123 demon denmark denver destiny destiny1
detroit deutschland devil devil666 dexter diablo diablo2 diamond diamond1 diamonds diana diego diesel
digimon disney disneyland doctor dodge dodgers doggie doggy doglover dollar dollars dolphin dolphins donald
donaldduck doom doraemon doudou dragon dragon1 dragon12 dragon123 dragonball dragonballz dragons drake drdre
dream dreamer dreams drummer drums ducati ducky duke dumbass dumbledore dylan eagle eagle1 eagles earth
easter eduardo edward egypt einstein elena elite elizabeth elizabeth1 elmo elvis elvis1 emerald emily emily1
eminem eminem1 emma emoboy emogirl energy engineer england england1 eric erika espana estrella estrellita
ethan evanescence everton evil example facebook faith faith1 falcon falcons family family1 familyguy fantasy
father fatima february felix fernando ferrari feyenoord ficken fire fireball firefly fireman fisherman
fishing flamengo florida flower flower1 flowers fluffy fluffy1 foobar foobar123 footbal football football1
football12 forest forever forever1 foreverlove fortnite forzamilan france francisco frank freddy freedom
freedom1 friday friend friends friends1 friendship frodo frogger froggy fuckit fuckme fuckoff fuckyou
fuckyou1 fuckyou2 funny funnygirl gabriel gabriela gabrielle galaxy game gameboy gamecube gamer gamer123
games gaming gandalf ganesh ganja garfield gatita gatito gecko geheim genius george george1 germany gfhjkm
ghost giants giants1 ginger ginger1 girlfriend gizmo gizmo1 gladiator gloria glory gmail godbless godisgood
godislove gohan goku gold golden golden1 golf golfer golfing goodboy goodbye goodgirl goofy google google123
gorgeous gothic grace grace1 grandma grapes green green1 greenday greenday1 gregory gryffindor guest
guest123 guillermo guinness guitar guitar1 guitarra h4x0r hack hacked hacker hacker1 hahaha hahaha1 halflife
hallo hallo123 halloween halo halo123 halo2 hannah hannah1 hansolo happiness happy happy1 happy123 happyday
happydays harley harley1 harley12 harleydavidson harry harrypotter haslo haslo123 hawk hawks haxor heat
heather heather1 heaven hector hehehe heineken helena hell hellboy hellfire hello hello1 hello123 hellohello
hellokitty helloworld hellsing henry hercules hermione hermosa hermosa1 hero heroes hershey hiphop hithere
hobbit hockey hockey1 hogwarts holiday hollywood homer honda honda1 honey honeybee honeybun hope horse
horses hotgirl hotmail hottie hottie1 houston hugs hulk hummer hunter hunter1 hunter12 hunting hurricane
husband hyundai iamgod icecream ichliebedich idiot ilovedad ilovegod iloveher ilovehim iloveme ilovemom
ilovemyself iloveu iloveyou iloveyou1 iloveyou2 iloveyou3 iloveyouso india india123 indigo indonesia inferno
intel inter internet iphone ireland ironmaiden ironman isabella isabelle island ismael israel istanbul
itachi italia italy jack jackie jackson jackson1 jacob jacob1 jaguar jakarta jake jake123 james james007
james1 jamesbond january japan jasmine jasmine1 jasmine12 jason jason1 jasper jasper1 jayz jedi jeep jeffrey
jelszo jennifer jennifer1 jeremy jerome jerusalem jessica jessica1 jesus jesus1 jesus123 jesuschrist
jesusislord jesuslovesme jetaime jets johndeere joker joker1 jonathan jonathan1 jordan jordan1 jordan12
jordan23 jorge joseph joseph1 josephine joshua joshua1 juan julia julian julie jupiter justice justice1
justin justin1 justinbieber juventus juventus1 kakashi kanye karen karina karla karma katherine kathryn
katie katie1 kawasaki kelly kelly1 kenneth kevin kevin1 killer killer1 killer123 killme killyou kimberly
king kingdom kingking kirby kisses kissme kitten kittens kitty kitty1 kittycat klaster knicks knight knights
kobe24 kochanie korea korn krishna krishna1 kristen kristina ladybug lagos lakers lakers1 lakers24 lalala
lalalala lamborghini larry lasvegas laura lauren lauren1 lawyer lazy lebron ledzeppelin leet legend legends
legolas lemon lemonade lemons lenovo leonardo leopard letmein letmein1 letmeinnow liberty liebe lightning
lily linda link linkin linkinpark linux lion lionking lions liverpool liverpool1 lizard lkjhgf lkjhgfdsa
lmfao logan login login123 logmein loki lol123 lola lola123 lollipop lollol lololo london london1 lonely
lord lordoftherings lorenzo losangeles loser loser1 louise loulou love123 love1234 lovebug lovelove lovely
loveme lover lovergirl lovers loveyou loveyou1 lozinka lubimaya lucas lucia lucky lucky1 lucky123 lucky13
lucky7 lucy luffy luigi luis lukeskywalker lulu macintosh mack madison madison1 madonna madrid magenta
maggie maggie1 magic magic1 magical mahalkita mahalko malaysia manager manchester mango manila manuel manutd
march marcus margaret maria maria1 mariana marie marijuana marina marina1 marina123 marines mario mario1
mario123 mariposa mark marlboro marlene marley married marseille martha martin martin1 mary mason master
master123 masterchief masterkey mateo math matrix matrix1 matthew matthew1 mauricio maverick max123 maxwell
mazda megadeth megan melbourne melissa melissa1 melon mercedes mercury merlin messi messi10 metallica
metallica1 metroid mets mewtwo mexico mexico1 miami miamor michael michael1 michaeljordan michelle michelle1
mickey mickey1 mickeymouse microsoft midnight midnight1 miguel milan military millionaire milo minecraft
minecraft1 minnie miracle miranda misiek misty misty1 mittens mivida mnbvcx mnbvcxz mohammed molly molly1
molly123 mommy mommy1 monday money money1 money123 monica monique monkey monkey1 monkey12 monkey123 monkeys
monster monster1 montreal moon moonbeam moonlight morgan morgan1 morpheus motdepasse mother motherfucker
mountain muffin muffin1 muhammad mumbai murphy music music1 musica musical mustafa mustang mustang1
mustang67 mybaby mychemicalromance mylove mylove1 mypassword mysql mystery mystic nala nancy napoli narnia
naruto naruto1 nascar natalie natasha natasha1 nathan nathan1 nature navy navyseal nemo neptune network
newcastle newpassword newport newton newyork newyork1 newzealand neymar nicholas nicholas1 nicole nicole1
nigeria nightmare nikita ninja ninja1 ninja123 nintendo nirvana nirvana1 nissan nokia noname none nonono
noodle noodles nopass nopassword norway nothing november nurse nutella nvidia ocean oceans october odin
office oliver oliver1 olivia omgomg onedirection onelove onepiece opensesame openup oracle orange orange1
orange12 oranges orchid oreo oreo123 orlando oscar oscar1 outlook p@ssw0rd p@ssword pa$$word pa55w0rd
pa55word packers pacman pakistan pakistan1 palmeiras pamela pancake panther panthers paramore paris paris1
parola parool pass pass123 pass1234 passcode passpass passphrase passw0rd passw0rd1 password password!
passwords passwort passwort1 patches patricia patrick patrick1 patriots paul peace peace1 peach peaches
peaches1 peanut peanut1 pearl pedro penguin penguins penny pepper pepper1 peppermint pepsi pepsi1 perrito
peru peter peterbilt peterpan phantom philip philippines phillies phillip phoenix phoenix1 physics piano
pickles pikachu pilot pineapple pink pink123 pinkfloyd pinky pinoy pirate pirate1 pirates pizza pizza1
playboy player player1 playgirl playstation playstation2 playstation3 pluto pluto1 poiuyt poiuytrewq pokemon
pokemon1 poland polarbear police polska polska1 ponies pookie pookie1 popcorn porsche postgres potato power
power1 powers precious predator pretty prettygirl prince prince1 princesa princesita princess princess1
princess12 priscilla private privet psp123 public pumpkin pumpkin1 puppies puppy puppylove purple purple1
pussy pussycat q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsx123 qazwsxedc qazxsw qazxswedc qq123456
qqqqqq quake queen queen123 queenie qwaszx qwe123 qwe123qwe qweasd qweasdzxc qweqwe qwert qwerty qwerty1
qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui qwertyuiop qwertz qwertzuiop rabbit racer rachel
rachel1 racing radiohead rafael raiders raiders1 rainbow rainbow1 ramon ranger rangers rangers1 raspberry
raven ravens ravens1 raymond realmadrid reaper rebecca rebecca1 red123 reddragon redred redskins redsox
redsox1 reggae ricardo richard richard1 rihanna river robert robert1 roberto roblox rock rocker rockets
rocknroll rockon rockstar rockstar1 rocky rocky1 rodrigo roger rollingstones roma ronald ronaldo ronaldo7
rooney rooster root rootroot rosario rosebud roses roxy ruby rugby runner running russia rusty ryan ryan123
sabrina sadie saibaba sailormoon saints sairam sakura salasana samantha samantha1 sammy sammy1 sample samson
samsung samsung1 samurai sandra sandwich sandy santiago saopaulo sapphire sarah sarah1 sasha sasuke satan
satan666 saturday saturn savior sayang sayangku scarlet schatz schatzi school school1 science scooby scooby1
scoobydoo scorpio scorpion scotland seattle sebastian sebastian1 secret secret123 secretagent secrets senha
senha123 seoul september server sesame sexy sexybitch sexygirl sexylady shadow shadow1 shadow12 shakira
shanghai shannon shark sharks sharon shithead shiva shrek signin silver silver1 simba simba1 simon simpsons
singapore single singlelady sister sisters skate skateboard skater skull skulls skyline skywalker slayer
slayer1 slipknot slipknot1 slytherin smile smile1 smiles smiley smokey smokey1 snake snickers sniper
snoopdogg snoopy snoopy1 snowball snowboard snowflake snowman snowy soccer soccer1 soccer10 soccer12 socks
softball soldier soleil sommer sonic sonic1 sony sophia sophie sophie1 sosososo soul southpark space
spaghetti spain sparky sparky1 spartan spartan117 spartans spider spiderman spiderman1 spidey spike spirit
spongebob spongebob1 spot spring spurs sqlserver squidward ssssss star starcraft stargate starlight stars
startrek starwars starwars1 steelers steelers1 stella stephanie stephen steve steven steven1 storm stormy
strawberry student stupid stupid1 subaru success sugar sugar1 summer summer01 summer1 summer12 summer99
sunday sunflower sunny sunrise sunset sunshine sunshine1 sunshine12 superadmin superhero superman superman1
supermario superstar superuser surfer surfing suzuki sweden sweet sweetheart sweetie sweetpea sweety swimmer
swimming sydney sylvia sysadmin system taco tacos tagalog taken taylor taylor1 teacher teamo teamo1
teamomucho teddybear temp temp123 temporary tennis tequiero tequieromucho tequila teresa terminator test
test01 test1 test12 test123 test1234 test12345 tester testing testpass testtest tetris texas thailand
thebeatles thepassword theresa thomas thomas1 thor thor123 thunder thursday tiffany tiffany1 tiger tiger1
tiger123 tigers tigger tigger1 timothy tinker tinkerbell tinkerbell1 toby tokyo tomato tommy toor tornado
toronto toshiba tottenham toyota tractor travis trevor trial trinity trixie truck trucker truelove trumpet
trustme trustno1 trustnoone tucker tuesday tulip tupac turkey turquoise turtle turtles tweety tweety1
tweetybird twilight twitter tyler tyler1 ubuntu unicorn unicorns united universe university usa123 usarmy
user user123 username vader valentin valentina valeria vampire vancouver vanessa vanilla vasco vegas vegeta
venus veronica victoria victoria1 victory vietnam viking vikings vincent vincent1 violet violin viper
virginia vkontakte vodka voldemort volkswagen volleyball w123456 wachtwoord waffle walter warcraft warrior
warrior1 warriors wasd1234 water watermelon wednesday weed420 weekend welcome welcome1 welcome123
welcome1234 welcomeback welkom welkom01 wendy whale whatever whatever1 whiskers whiskey white white1 wife
william william1 windows windows10 winner winner1 winston winter winter1 witch wizard wizard1 woaini
woaini1314 woaini520 wolf wolfpack wolverine wolves wonderwoman word worldofwarcraft wrestle wrestling
x123456 xavier xbox xbox360 xmen xxxxxx xxxxxxxx yahoo yamaha yankees yankees1 yellow yellow1 yoda yolanda
yourpassword youtube yoyoyo ytrewq yvonne z123456 zachary zaq12wsx zaq1xsw2 zaq1zaq1 zelda zeppelin zeus
ziggy zombie zombies zxcasdqwe zxcvb zxcvbn zxcvbnm zxcvbnm1 zzzzzz zzzzzzzz
`
    .trim()
    .split(/\s+/),
);
