import { famousSayings } from './famous-sayings.ts'
import { famousSongs } from './famous-songs.ts'
import { famousTitles } from './famous-titles.ts'

/**
 * What people take for a long password of their own because it is long: of comics, films, songs, prayers, proverbs and
 * lessons in typing. Somebody who guesses has longer lists.
 */
const others = `
correct horse battery staple
battery staple correct horse
the quick brown fox jumps over the lazy dog
a quick brown fox jumps over the lazy dog
pack my box with five dozen liquor jugs
how vexingly quick daft zebras jump
sphinx of black quartz judge my vow
lorem ipsum dolor sit amet consectetur adipiscing elit
now is the time for all good men to come to the aid of their country
to be or not to be that is the question
all the world is a stage
romeo romeo wherefore art thou romeo
shall i compare thee to a summers day
et tu brute
may the force be with you
i am your father
luke i am your father
do or do not there is no try
a long time ago in a galaxy far far away
these are not the droids you are looking for
live long and prosper
beam me up scotty
to boldly go where no man has gone before
space the final frontier
i will be back
hasta la vista baby
here is looking at you kid
frankly my dear i dont give a damn
you cant handle the truth
houston we have a problem
life is like a box of chocolates
my precious
one ring to rule them all
you shall not pass
winter is coming
the night is dark and full of terrors
i am the one who knocks
say my name
to infinity and beyond
hakuna matata
let it go let it go
just keep swimming
why so serious
i see dead people
show me the money
the name is bond james bond
shaken not stirred
elementary my dear watson
there is no place like home
follow the yellow brick road
i am groot
i am iron man
with great power comes great responsibility
wakanda forever
i solemnly swear that i am up to no good
mischief managed
expecto patronum
avada kedavra
wingardium leviosa
open sesame
abracadabra
supercalifragilistic
supercalifragilisticexpialidocious
the answer is forty two
so long and thanks for all the fish
all your base are belong to us
the cake is a lie
hello world
never gonna give you up
never gonna let you down
we will rock you
we are the champions
bohemian rhapsody
is this the real life is this just fantasy
stairway to heaven
let it be
all you need is love
here comes the sun
yellow submarine
imagine all the people
dont stop believing
i want it that way
hit me baby one more time
shape of you
happy birthday to you
twinkle twinkle little star how i wonder what you are
mary had a little lamb
humpty dumpty sat on a wall
row row row your boat
jingle bells jingle all the way
merry christmas and a happy new year
we wish you a merry christmas
our father who art in heaven
in the beginning was the word
jesus loves me
god bless you
the lord is my shepherd i shall not want
i love you
i love you so much
i love my family
i love my mother
i love thailand
i miss you so much
love you forever
love of my life
forever and ever
i am the admin
i am the administrator
i am the boss
i am the best
i am the king
this is my password
this is a password
my secret password
what is my password
i forgot my password
password is password
no password needed
let me in please
open the door
keep calm and carry on
just do it
impossible is nothing
think different
i have a dream
yes we can
make america great again
we the people
knowledge is power
money makes money
practice makes perfect
no pain no gain
better late than never
an apple a day keeps the doctor away
the early bird catches the worm
a picture is worth a thousand words
actions speak louder than words
all that glitters is not gold
all is well that ends well
beauty is in the eye of the beholder
birds of a feather flock together
curiosity killed the cat
dont count your chickens before they hatch
early to bed and early to rise
every cloud has a silver lining
good things come to those who wait
honesty is the best policy
home sweet home
it is raining cats and dogs
once upon a time
out of sight out of mind
rome was not built in a day
slow and steady wins the race
the pen is mightier than the sword
when in rome do as the romans do
where there is a will there is a way
you only live once
land of smiles
amazing thailand
same same but different
mai pen rai
sabai sabai
sawasdee pee mai
suk san wan kerd
rak na jub jub
rak ter
rak ther
rak khun
chan rak ter
chan rak ther
phom rak khun
kid teung
kit thueng
pho mae rak luk
rak pho rak mae
rak nai luang
song phra charoen
namo buddhaya
namo tassa bhagavato arahato sammasambuddhassa
buddham saranam gacchami
iti pi so bhagava
sadhu sadhu sadhu
om mani padme hum
นะโมพุทธายะ
นะโมตัสสะ ภะคะวะโต อะระหะโต สัมมาสัมพุทธัสสะ
พุทธัง สะระณัง คัจฉามิ
อิติปิโส ภะคะวา อะระหัง
พุทโธ ธัมโม สังโฆ
สาธุ สาธุ สาธุ
ทำดีได้ดี ทำชั่วได้ชั่ว
ประเทศไทยรวมเลือดเนื้อชาติเชื้อไทย
ชาติ ศาสนา พระมหากษัตริย์
ทรงพระเจริญ
เรารักในหลวง
ในน้ำมีปลา ในนามีข้าว
น้ำขึ้นให้รีบตัก
ช้าๆ ได้พร้าเล่มงาม
รักวัวให้ผูก รักลูกให้ตี
เข้าเมืองตาหลิ่ว ต้องหลิ่วตาตาม
ขี่ช้างจับตั๊กแตน
จับปลาสองมือ
หนีเสือปะจระเข้
วัวหายล้อมคอก
กบในกะลา
กระต่ายตื่นตูม
กระต่ายหมายจันทร์
ไก่เห็นตีนงู งูเห็นนมไก่
งมเข็มในมหาสมุทร
ชักแม่น้ำทั้งห้า
ตักน้ำรดหัวตอ
ตำน้ำพริกละลายแม่น้ำ
น้ำท่วมปาก
น้ำตาลใกล้มด
น้ำลดตอผุด
น้ำนิ่งไหลลึก
น้ำพึ่งเรือ เสือพึ่งป่า
ปลาหมอตายเพราะปาก
ปิดทองหลังพระ
ผักชีโรยหน้า
ฝนทั่งให้เป็นเข็ม
มือไม่พายเอาเท้าราน้ำ
ไม้อ่อนดัดง่าย ไม้แก่ดัดยาก
รู้ไว้ใช่ว่า ใส่บ่าแบกหาม
ลูกไม้หล่นไม่ไกลต้น
สีซอให้ควายฟัง
เห็นช้างขี้ ขี้ตามช้าง
อย่าไว้ใจทาง อย่าวางใจคน
ความพยายามอยู่ที่ไหน ความสำเร็จอยู่ที่นั่น
ตนเป็นที่พึ่งแห่งตน
เวลาและวารีไม่เคยคอยใคร
ไม่เป็นไร
สุขสันต์วันเกิด
สวัสดีปีใหม่
สุขสันต์วันปีใหม่
ขอให้โชคดี
ขอให้รวยขอให้รวย
เงินทองไหลมาเทมา
เฮงๆ รวยๆ
รวยๆ เฮงๆ ปังๆ
ฉันรักเธอ
ฉันรักคุณ
ผมรักคุณ
เรารักกัน
รักเธอตลอดไป
รักเธอประเทศไทย
รักแม่ที่สุดในโลก
รักพ่อรักแม่
คิดถึงเธอทุกวัน
สิ่งเล็กเล็กที่เรียกว่ารัก
บุพเพสันนิวาส
ออเจ้า
เป็ดน้อยลอยน้ำ
ช้าง ช้าง ช้าง น้องเคยเห็นช้างหรือเปล่า
กระต่ายกับเต่า
กาลครั้งหนึ่งนานมาแล้ว
หนึ่งสองสามสี่ห้า
เป็นมนุษย์สุดประเสริฐเลิศคุณค่า
กอเอ๋ยกอไก่ ขอไข่ในเล้า
น้ำตกเอราวัณ
ดอยอินทนนท์
ภูกระดึง
อ่าวมาหยา
เกาะพีพี
เกาะเสม็ด
วัดพระแก้ว
วัดอรุณ
เขาใหญ่
สะพานพระรามแปด
`
// A Thai phrase has its spaces between clauses.
const leastWords = (phrase: string) => (/\p{Script=Thai}/u.test(phrase) ? 1 : 2)
const leastLetters = 8

/** Each phrase without its spaces, and what it begins and ends with: "the quick brown fox". */
export const famousPhrases: readonly string[] = [
  ...new Set(
    [others, famousSongs, famousTitles, famousSayings]
      .flatMap((list) => list.trim().split('\n'))
      .flatMap(withParts),
  ),
]

function withParts(phrase: string): string[] {
  const words = phrase.split(' ')
  const least = leastWords(phrase)
  const cuts = words.slice(least).map((_, index) => index + least)
  const parts = cuts.flatMap((cut) => [words.slice(0, cut), words.slice(-cut)])
  const long = parts.map((part) => part.join('')).filter(({ length }) => length >= leastLetters)
  return [words.join(''), ...long]
}
