/** Titles and lines of the songs that most people know, from the charts of the world and of Thailand. */
export const famousSongs = `
youll never walk alone
glory glory man united
blue is the colour
despacito
gangnam style
smells like teen spirit
come as you are
hello darkness my old friend
the sound of silence
bridge over troubled water
blackpink in your area
how you like that
kill this love
pink venom
ddu du ddu du
boy with luv
dynamite bts
never let you go
i will never let you go
dont worry be happy
sweet child o mine
sweet child of mine
welcome to the jungle
november rain
knocking on heavens door
livin on a prayer
living on a prayer
its my life
rolling in the deep
someone like you
set fire to the rain
hello from the other side
take me to church
i will always love you
and i will always love you
love is in the air
somebody that i used to know
another one bites the dust
i want to break free
dont stop me now
somebody to love
the show must go on
radio ga ga
under pressure
another brick in the wall
wish you were here
comfortably numb
dark side of the moon
smoke on the water
highway to hell
back in black
thunderstruck
nothing else matters
enter sandman
master of puppets
fade to black
paint it black
i cant get no satisfaction
sympathy for the devil
hey jude
yesterday all my troubles seemed so far away
strawberry fields forever
lucy in the sky with diamonds
come together right now over me
a hard days night
i want to hold your hand
twist and shout
hotel california
born to be wild
born in the usa
dancing in the dark
every breath you take
message in a bottle
with or without you
sunday bloody sunday
where the streets have no name
wonderwall
dont look back in anger
bitter sweet symphony
viva la vida
the scientist
a sky full of stars
in the end it doesnt even matter
numb linkin park
boulevard of broken dreams
american idiot
californication
under the bridge
sweet dreams are made of this
girls just want to have fun
total eclipse of the heart
time after time
like a virgin
like a prayer
material girl
billie jean
smooth criminal
heal the world
we are the world
purple rain
dancing queen
mamma mia
the winner takes it all
knowing me knowing you
take a chance on me
staying alive
stayin alive
how deep is your love
eye of the tiger
the final countdown
take on me
africa toto
never gonna run around and desert you
careless whisper
last christmas i gave you my heart
all i want for christmas is you
silent night holy night
have yourself a merry little christmas
feliz navidad
my heart will go on
a whole new world
can you feel the love tonight
circle of life
under the sea
do you want to build a snowman
you raise me up
what a wonderful world
fly me to the moon
my way frank sinatra
new york new york
unchained melody
cant help falling in love
jailhouse rock
stand by me
lean on me
over the rainbow
country roads take me home
take me home country roads
perfect ed sheeran
thinking out loud
just the way you are
when i was your man
uptown funk
happy pharrell williams
blinding lights
save your tears
bad guy
bad romance
poker face
shake it off
blank space
we are never ever getting back together
love story taylor swift
you belong with me
cruel summer
wrecking ball
party in the usa
umbrella ella ella
single ladies put a ring on it
crazy in love
call me maybe
baby baby baby oh
love yourself
what do you mean
see you again
counting stars
radioactive
stay with me
all of me loves all of you
a thousand years
let her go
i gotta feeling
party rock anthem
who let the dogs out
barbie girl
macarena
livin la vida loca
waka waka
hips dont lie
baby shark doo doo doo
old macdonald had a farm
the wheels on the bus go round and round
if youre happy and you know it clap your hands
london bridge is falling down
amazing grace how sweet the sound
god save the king
god save the queen
oh say can you see by the dawns early light
lalisa manoban
ลลิษา มโนบาล
ช้าง ช้าง ช้าง หนูเคยเห็นช้าง
แก้มน้องนางนั้น แดงกว่าใคร
ธาตุทองซาวด์
ซุปเปอร์วาเลนไทน์
ซูเปอร์วาเลนไทน์
คุกกี้เสี่ยงทาย
ไม่มีเธอไม่ตาย
ก็ไม่รู้สินะ
ลูกทุ่ง หมอลำซิ่ง
ลมหนาวมาเมื่อใด
ใกล้รุ่ง
ยามเย็น
พรปีใหม่
สวัสดีวันปีใหม่พา
ชะตาชีวิต
เพลงชาติไทย
สรรเสริญพระบารมี
ข้าวรพุทธเจ้า เอามโนและศิรกราน
สุดแผ่นดิน
ต้นตระกูลไทย
รักกันไว้เถิด
เราสู้
สยามานุสสติ
เมดอินไทยแลนด์
คนเก็บฟืน
วณิพก
เดือนเพ็ญ
แสงดาวแห่งศรัทธา
นักร้องบ้านนอก
สาวนาสั่งแฟน
กระแซะเข้ามาซิ
หนุ่มนาข้าวสาวนาเกลือ
มนต์รักลูกทุ่ง
มนต์รักลูกทุ่งอินดี้
ปริญญาใจ
ขอใจเธอแลกเบอร์โทร
คนบ้านเดียวกัน
ผู้สาวขาเลาะ
เต่างอย
ทุ่มทุกรัก
ไสว่าสิบ่ถิ่มกัน
คำแพง
บ่เป็นหยัง
เลิกคุยทั้งอำเภอ
รถแห่
อยู่ต่อเลยได้ไหม
สบายดีไหม
ทุ้มอยู่ในใจ
คืนข้ามปี
แสงสุดท้าย
ความเชื่อ
เรือเล็กควรออกจากฝั่ง
ชีวิตเป็นของเรา
คนไม่มีแฟน
ก้อนหินก้อนนั้น
เธอคือของขวัญ
รักแท้ดูแลไม่ได้
รักเธอทั้งหมดของหัวใจ
ซ่อนกลิ่น
ดาวหางฮัลเลย์
ลาลาลอย
พูดไม่คิด
คู่กรรม
ขอบคุณที่รักกัน
ขอบคุณกันและกัน
พี่ชอบหนูที่สุดเลย
ทรงอย่างแบด
แซดอย่างบ่อย
รักติดไซเรน
มะล่องก่องแก่ง
ตุ๊กแกรักแป้งมาก
สะบัดสะบัด
สาวเชียงใหม่
น้องเปิ้ลน่ารัก
ค่าน้ำนม
ลอยลอยกระทง
วันเพ็ญเดือนสิบสองน้ำก็นองเต็มตลิ่ง
รำวงวันสงกรานต์
`
