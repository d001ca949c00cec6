/** What stands on signs, phones and cars in Thailand, in both scripts where both are written. */
export const knownBrands: readonly string[] = brands(`
facebook facebookcom เฟซบุ๊ก เฟสบุ๊ค instagram instagramcom อินสตาแกรม google googlecom กูเกิล gmail gmailcom hotmail hotmailcom
outlook outlookcom yahoo yahoocom youtube youtubecom ยูทูบ tiktok tiktokcom ติ๊กต็อก twitter twittercom telegram whatsapp
messenger discord netflix เน็ตฟลิกซ์ spotify amazon amazoncom microsoft windows office365 apple iphone iphonepro iphonepromax
ipad macbook android samsung ซัมซุง samsunggalaxy galaxy galaxynote huawei หัวเว่ย oppo ออปโป้ vivo วีโว่ xiaomi เสียวหมี่ redmi
realme nokia motorola sony playstation nintendo xbox steam roblox minecraft freefire valorant rov pubg fortnite pokemon pikachu
lenovo thinkpad asus acer dell intel nvidia logitech canon nikon gopro panasonic toshiba hitachi sharp mitsubishi electrolux haier
whirlpool speedqueen lg lgwashing beko bosch siemens philips dyson karcher
toyota โตโยต้า hilux fortuner vios yaris corolla camry honda ฮอนด้า civic accord hondacivic hondawave wave110i wave125i pcx scoopy
isuzu อีซูซุ dmax isuzudmax mazda มาสด้า nissan นิสสัน ford ranger fordranger raptor everest suzuki ซูซูกิ yamaha ยามาฮ่า
kawasaki ducati vespa harley bmw mercedes mercedesbenz benz เบนซ์ audi porsche ferrari lamborghini tesla byd bydatto mg neta volvo
chevrolet hyundai kia lexus
lazada ลาซาด้า shopee ช้อปปี้ grab grabfood lineman foodpanda robinhood truemoney truemoneywallet promptpay พร้อมเพย์ rabbit
seveneleven เซเว่น เซเว่นอีเลฟเว่น 7eleven familymart lotus lotuss โลตัส tesco bigc บิ๊กซี makro แม็คโคร tops central เซ็นทรัล
centralworld robinson โรบินสัน siamparagon พารากอน iconsiam terminal21 themall homepro โฮมโปร thaiwatsadu ikea อิเกีย
bangkokbank ธนาคารกรุงเทพ kasikorn kasikornbank กสิกร กสิกรไทย kbank kplus scb scbeasy ไทยพาณิชย์ krungthai กรุงไทย krungsri กรุงศรี
ttb ทหารไทย gsb ออมสิน baac uob citibank visa mastercard paypal bitcoin ethereum binance bitkub
ais advance dtac ดีแทค true truemove truemoveh ทรูมูฟ nt tot cat
ptt ปตท pttep shell esso caltex bangchak บางจาก scg egat thaiairways การบินไทย airasia แอร์เอเชีย nokair นกแอร์ bts mrt
singha สิงห์ leo ลีโอ chang เบียร์ช้าง heineken redbull กระทิงแดง m150 carabao คาราบาว oishi โออิชิ ichitan อิชิตัน cocacola โค้ก
pepsi เป๊ปซี่ fanta sprite nescafe เนสกาแฟ starbucks สตาร์บัคส์ cafeamazon คาเฟ่อเมซอน inthanin mixue mcdonalds แมคโดนัลด์ kfc
pizzahut burgerking swensens mk mksuki เอ็มเค barbqplaza yayoi mama มาม่า waiwai ไวไว lays เลย์ taokaenoi เถ้าแก่น้อย
nike adidas puma converse vans uniqlo ยูนิโคล่ zara gucci louisvuitton chanel hermes dior prada rolex swatch omega casio seiko
gshock babyg mistine มิสทีน oriental eveandboy watsons boots nivea loreal vaseline
breeze บรีส omo โอโม attack แอทแทค fineline ไฟน์ไลน์ downy ดาวน์นี่ comfort คอมฟอร์ท hygiene ไฮยีน pao เปา essence เอสเซ้นซ์ tide
otteri อ๊อตเทริ washxpress washcoin trendywash laundrybar codeclean
manchesterunited manutd liverpoolfc chelsea arsenal mancity manchestercity barcelona realmadrid juventus bayern buriramunited
muangthong blackpink แบล็กพิงก์ twice bts straykids bnk48 disney marvel starwars harrypotter doraemon โดราเอมอน naruto
onepiece dragonball conan hellokitty labubu ลาบูบู้
`)

function brands(text: string): string[] {
  return text.split(/\s+/u).filter((brand) => brand.length > 2)
}
