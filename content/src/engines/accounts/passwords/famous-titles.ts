/** Films, series, games, idols, clubs and what is said of them. */
export const famousTitles = `
game of thrones
lord of the rings
the lord of the rings
the fellowship of the ring
the return of the king
harry potter and the philosophers stone
harry potter and the chamber of secrets
the chronicles of narnia
the hunger games
spider man no way home
spiderman far from home
the amazing spider man
avengers infinity war
avengers endgame
guardians of the galaxy
captain america
the dark knight rises
batman begins
man of steel
wonder woman
justice league
black panther
star wars the empire strikes back
return of the jedi
star trek
back to the future
jurassic park
jurassic world
pirates of the caribbean
fast and furious
mission impossible
the fast and the furious tokyo drift
the matrix reloaded
the shawshank redemption
the silence of the lambs
the godfather
forrest gump
saving private ryan
schindlers list
pulp fiction
fight club
the first rule of fight club
gone with the wind
some like it hot
dead poets society
good morning vietnam
apocalypse now
full metal jacket
top gun maverick
die hard
toy story
finding nemo
finding dory
the lion king
beauty and the beast
the little mermaid
sleeping beauty
snow white and the seven dwarfs
the jungle book
monsters inc
kung fu panda
how to train your dragon
ice age
my neighbor totoro
spirited away
howls moving castle
your name
attack on titan
demon slayer
kimetsu no yaiba
my hero academia
fullmetal alchemist
sailor moon
dragon ball z
one piece luffy
death note
squid game
stranger things
breaking bad
better call saul
the walking dead
the big bang theory
how i met your mother
house of the dragon
money heist
la casa de papel
prison break
greys anatomy
sex and the city
desperate housewives
friends forever
crash landing on you
descendants of the sun
my little pony
paw patrol
sesame street
spongebob squarepants
hello kitty
tom and jerry
happily ever after
and they lived happily ever after
league of legends
grand theft auto
grand theft auto san andreas
grand theft auto vice city
call of duty
call of duty modern warfare
counter strike
counter strike global offensive
assassins creed
red dead redemption
the last of us
god of war
world of warcraft
final fantasy
resident evil
silent hill
need for speed
the legend of zelda
super mario bros
super smash bros
mario kart
animal crossing
pokemon go
clash of clans
clash royale
mobile legends
mobile legends bang bang
arena of valor
realm of valor
garena free fire
genshin impact
honkai star rail
angry birds
plants vs zombies
candy crush
subway surfers
temple run
among us
fall guys
five nights at freddys
the sims
age of empires
heroes of might and magic
dota 2
apex legends
elden ring
dark souls
iphone 15 pro max
iphone 16 pro max
samsung galaxy
manchester united
manchester city
real madrid
fc barcelona
cristiano ronaldo
lionel messi
kylian mbappe
visca el barca
hala madrid
come on you reds
michael jordan
los angeles lakers
chicago bulls
golden state warriors
taylor swift
justin bieber
ariana grande
billie eilish
michael jackson
new york city
i love new york
las vegas
the united states of america
antidisestablishment
antidisestablishmentarianism
pneumonoultramicroscopicsilicovolcanoconiosis
hippopotomonstrosesquippedaliophobia
floccinaucinihilipilification
honorificabilitudinitatibus
llanfairpwllgwyngyll
superman batman
i hate mondays
i hate my job
i hate my life
i hate you so much
i hate passwords
thank god its friday
your mom is so fat
your mother is so fat
i love you more than you know
i love you to the moon and back
แฮร์รี่ พอตเตอร์
สตาร์วอร์ส
อเวนเจอร์ส
สไปเดอร์แมน
ซุปเปอร์แมน
วันพีซ ลูฟี่
มังกี้ ดี ลูฟี่
นารูโตะ
ดราก้อนบอล
ดาบพิฆาตอสูร
หน้ากากเสือ
อุลตร้าแมน
ไอ้มดแดง
ขบวนการห้าสี
เซเลอร์มูน
โปเกมอน
พี่มากพระโขนง
แม่นาคพระโขนง
ฉลาดเกมส์โกง
แฟนเดย์
กวนมึนโฮ
รถไฟฟ้ามาหานะเธอ
สุริโยไท
ตำนานสมเด็จพระนเรศวร
บางระจัน
องค์บาก
ต้มยำกุ้ง
หลานม่า
สัปเหร่อ
ธี่หยด
ไทบ้านเดอะซีรีส์
บ้านทรายทอง
คู่กรรม
สี่แผ่นดิน
ดาวพระศุกร์
แรงเงา
ทองเนื้อเก้า
กรงกรรม
เลือดข้นคนจาง
ใต้หล้าฟ้าเดียว
ในน้ำมีปลาในนามีข้าว
พระอภัยมณี
ขุนช้างขุนแผน
รามเกียรติ์
สังข์ทอง
ไกรทอง
ปลาบู่ทอง
เมืองทองยูไนเต็ด
บุรีรัมย์ยูไนเต็ด
การท่าเรือเอฟซี
แมนเชสเตอร์ยูไนเต็ด
แมนยูไนเต็ด
แมนยู
แมนซิตี้
ผีแดง แมนยู
ปีศาจแดง
หงส์แดง แชมป์
หงส์แดง
ลิเวอร์พูล
ปืนใหญ่ อาร์เซน่อล
เชลซี
บาร์เซโลนา
เรอัลมาดริด
ทีมชาติไทย
ช้างศึก
ปูนซิเมนต์ไทย
ไทยแลนด์ แดนสยาม
แบล็กพิงค์
เมอรี่คริสต์มาส
แฮปปี้นิวเยียร์
แฮปปี้เบิร์ดเดย์
วาเลนไทน์
`
