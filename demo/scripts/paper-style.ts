/** The look of printed papers, posters and issues: the colours of `web/app/core/styles/tokens.css`. */
const shared = `
@page{size:A4;margin:14mm 0 12mm}
@page:first{margin-top:0}
*{box-sizing:border-box}
body{margin:0;font:10pt/1.55 Plex;color:#0b2240;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h1,h2,h3,.brand,.kicker,.figure{font-family:Mitr;font-weight:500;line-height:1.32}
h1,h2,h3,p,ul,ol,figure,blockquote{margin:0}
h1,h2{text-wrap:balance}
strong{font-weight:600}
.brand{display:flex;align-items:center;gap:2.5mm;font-size:14pt}
.brand svg{width:9mm;height:9mm}
.kicker{display:inline-block;padding:.6mm 3.4mm;border-radius:9mm;background:#ffc62e;color:#0b2240;font-size:9.5pt}
figure{overflow:hidden;border-radius:50%;background:#d8f4f7}
figure img,.band img{display:block;width:100%;height:100%;object-fit:cover}
`

export const paperStyle = `${shared}
.cover{position:relative;display:grid;grid-template-columns:1fr 37mm;gap:8mm;align-items:center;height:54mm;padding:3mm 18mm 8mm;background:#0b2748;color:#fff;overflow:hidden}
.cover figure{width:37mm;height:37mm;border:2mm solid #fff;outline:2.2mm solid rgb(255 255 255/.16)}
.cover h1{margin:2mm 0 1mm;font-size:22pt}
.cover .lead{color:#c3d5e6;font-size:11.5pt;line-height:1.5}
.cover .brand{margin-bottom:2.5mm}
.wave{position:absolute;left:0;right:0;bottom:-.2mm;width:100%;height:9mm}
main{display:grid;grid-template-columns:1fr 1fr;gap:2.4mm;padding:1mm 18mm 0}
.part{padding:2.2mm 5mm 2.4mm;border-radius:5mm;background:#f3f9fb;break-inside:avoid}
.part.wide{grid-column:1/-1}
.part.open{padding:1mm 0;background:none}
h2{display:flex;align-items:baseline;gap:2.4mm;margin-bottom:1.2mm;font-size:13pt;break-after:avoid}
h2::before{content:"";flex:none;width:3mm;height:3mm;border-radius:50%;background:#ffc62e;box-shadow:0 0 0 .6mm #8a5b00 inset}
h3{margin:2mm 0 1mm;font-size:11.5pt;color:#077084}
p+p,p+ul,p+ol,p+table,ul+p,ol+p,table+p,table+ul{margin-top:1.6mm}
ul,ol{padding-left:5.4mm}
li{margin-bottom:.9mm;break-inside:avoid}
li::marker{color:#0a7f95;font-weight:600}
blockquote{padding:3mm 4mm;border-radius:3mm;background:#fff4d1;margin:2mm 0}
.boxes{list-style:none;padding:0}
.boxes li{display:flex;gap:2.6mm;margin-bottom:2.2mm}
.boxes li::before{content:"";flex:none;width:4.2mm;height:4.2mm;margin-top:.7mm;border:.35mm solid #46607f;border-radius:1mm;background:#fff}
.blanks{display:flex;align-items:flex-end;gap:2.5mm;min-height:9mm}
.blanks i{flex:1;border-bottom:.3mm solid #7a94a2}
table{width:100%;border-collapse:separate;border-spacing:0;font-size:10pt;line-height:1.45;font-variant-numeric:tabular-nums;border-radius:4mm;overflow:hidden}
th,td{padding:2mm 2.6mm;text-align:right;font-weight:400;border-bottom:.25mm solid #cfe0e8;background:#fff}
th:first-child{text-align:left}
thead th{background:#12365f;color:#fff;font:500 9.5pt/1.35 Mitr;border:0}
tbody tr:nth-child(even) :is(th,td){background:#f3f9fb}
tr{break-inside:avoid}
.words td{text-align:left}.words thead th{text-align:left}
.ask{grid-column:1/-1;display:flex;justify-content:space-between;align-items:center;gap:6mm;padding:2.6mm 6mm;border-radius:5mm;background:#d8f4f7;break-inside:avoid;break-before:avoid}
.ask strong{font-family:Mitr;font-weight:500;font-size:11.5pt}
.ask span{text-align:right}
.dense{gap:1.6mm;font-size:9pt;line-height:1.45}.dense .part:not(.open){padding:1.4mm 5mm}.dense .ask{padding:1.8mm 6mm}.dense h2{font-size:12pt;margin-bottom:.8mm}.dense table{font-size:9pt;line-height:1.35}.dense :is(th,td){padding:1.2mm 2.6mm}.dense th:first-child{white-space:nowrap}.dense :is(p,li){margin-top:0}
`

export const posterStyle = `${shared}
@page{margin:0}
.poster{position:relative;display:flex;flex-direction:column;height:297mm;padding:14mm 16mm 12mm;background:#d8f4f7;overflow:hidden}
.poster.night{background:#0b2748;color:#fff}
.poster.coin{background:#ffc62e}
.poster h1{margin:6mm 0 4mm;font-size:44pt;line-height:1.24}
.poster .lead{font-size:19pt;line-height:1.5;max-width:165mm}
.band{flex:1;min-height:0;margin:7mm 0 6mm;border-radius:9mm;overflow:hidden}
.facts{font-size:16pt;line-height:1.5}
.facts ul,.facts ol{padding-left:8mm}.facts li{margin-bottom:1.6mm}
.facts h2{font-size:20pt;margin:1mm 0 2mm}
.facts table{width:100%;border-collapse:collapse;font:500 17pt/1.3 Mitr;font-variant-numeric:tabular-nums;background:#fff;color:#0b2240;border-radius:6mm;overflow:hidden}
.facts th,.facts td{padding:2.7mm 5mm;text-align:right;font-weight:500;border-bottom:.3mm solid #cfe0e8}
.facts th:first-child{text-align:left}.facts thead th{background:#0a6f86;color:#fff;font-size:13pt}
.facts p{font-size:14pt}.facts table+p{margin-top:3mm}
.steps{flex:1;min-height:0;display:grid;grid-template:repeat(3,minmax(0,1fr))/1fr 1fr;gap:5mm 8mm;margin:4mm 0 5mm}
.steps div{display:flex;flex-direction:column;border-radius:7mm;background:#fff;color:#0b2240;overflow:hidden}
.steps figure{flex:1;min-height:0;border-radius:0}
.steps span{padding:3mm 5mm 4mm}
.steps h2{font-size:15.5pt;line-height:1.25}.steps h2 b{color:#077084;font-weight:500}
.steps p{margin-top:.8mm;font-size:11.5pt;line-height:1.4}
.foot{display:flex;justify-content:space-between;align-items:center;font-size:13pt}
`

export const issueStyle = `${shared}
@page:first{margin:0}
.front{position:relative;height:297mm;padding:15mm 18mm 13mm;display:flex;flex-direction:column;background:#0b2748;color:#fff;overflow:hidden;break-after:page}
.front.water{background:#077084}.front.coin{background:#ffc62e;color:#0b2240}.front.foam{background:#d8f4f7;color:#0b2240}
.mast{display:flex;justify-content:space-between;align-items:flex-end;padding-bottom:4mm;border-bottom:.7mm solid currentcolor}
.mast .brand{font-size:30pt;gap:4mm}.mast .brand svg{width:17mm;height:17mm}
.mast .figure{font-size:15pt;text-align:right}
.front figure{align-self:center;width:142mm;height:142mm;margin:9mm 0 8mm;border:5mm solid #fff;outline:5mm solid rgb(255 255 255/.2)}
.front h1{font-size:25pt;line-height:1.3}
.front h2{margin-top:2mm;font-size:15pt;line-height:1.35;opacity:.88}
.front ol{list-style:none;padding:4mm 0 0;margin-top:auto;border-top:.3mm solid currentcolor;font-size:10.5pt;line-height:1.5}
.front li{display:flex;justify-content:space-between;gap:8mm}
.story{break-after:page}.story:last-child{break-after:auto}
.band{height:84mm;margin:0 18mm;border-radius:8mm;overflow:hidden}
.story header{padding:6mm 18mm 4mm}
.story h1{margin-top:2mm;font-size:24pt}
.story .lead{margin-top:2.5mm;font-size:12.5pt;line-height:1.55;color:#46607f}
.body{columns:2;column-gap:8mm;padding:0 18mm;font-size:11pt;line-height:1.62}
.body p,.body ul,.body ol,.body blockquote{margin-bottom:2.8mm}
.body h2{margin:1mm 0 1.5mm;font-size:13pt;color:#077084;break-after:avoid}
.body ul,.body ol{padding-left:5mm}.body li{margin-bottom:1.2mm;break-inside:avoid}
.body blockquote{padding:3mm 4mm;border-radius:3mm;background:#fff4d1;break-inside:avoid}
`
