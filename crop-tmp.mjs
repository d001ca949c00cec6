import sharp from 'sharp'
const [src, out, step='1800'] = process.argv.slice(2)
const m = await sharp(src).metadata(); let i=0
for (let y=0;y<m.height;y+=+step){ await sharp(src).extract({left:0,top:y,width:m.width,height:Math.min(+step,m.height-y)}).toFile(`${out}-${i++}.png`) }
console.log(m.width,m.height,i)
