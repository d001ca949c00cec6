/**
 * Top-level domains that are common in advertisements: after a word of any script they form an address. Other endings need
 * the form of an address.
 */
export const endings: readonly string[] = `
  com net org info biz co io me cc tv ly gl gg ee be th ai to ws pw in us uk id vn la kh mm my sg cn hk tw jp
  kr ru tk ml ga cf gq ph fm im asia app dev page web wiki blog news media chat social bet casino poker game
  games bingo lotto vegas win fun vip top xyz click club link live online site website space store shop sale
  deals cheap discount market loan loans money cash credit finance fund capital bank trade trading icu cyou
  buzz monster quest rest bar bond sbs cfd lol best party date dating sex sexy porn adult xxx cam stream
  download racing review science work tech host cloud digital agency company group world life today zone
  center network solutions services support email pro one plus name mobi tel art ink mom men bid ไทย คอม рф
  онлайн сайт 中国 中國 公司 网络 网址 在线 한국
`
  .trim()
  .split(/\s+/)
