import type { Family } from '../drawing.ts'
import { drawShrunkSweater, drawSortByWeight } from './sorting-tip-covers.ts'
import {
  drawCoffeeStain,
  drawFreshDuvet,
  drawHowMuchDetergent,
  drawSneakers,
} from './washing-tip-covers.ts'

export const tipCovers: Family = {
  'duvet-without-smell': {
    render: drawFreshDuvet,
    alt: {
      th: 'ผ้านวมผืนหนาตากบนราวกลางแดด',
      en: 'A thick duvet on a line in the sun',
    },
  },
  'remove-coffee-stain': {
    render: drawCoffeeStain,
    alt: {
      th: 'กาแฟหกใส่เสื้อยืดสีขาวเป็นรอยเปื้อน',
      en: 'Coffee spilt on a white T-shirt',
    },
  },
  'how-much-detergent': {
    render: drawHowMuchDetergent,
    alt: {
      th: 'น้ำยาซักผ้ากับถ้วยตวงสามใบ น้อยไป พอดี และมากไป',
      en: 'Detergent and three measuring cups: too little, just right, too much',
    },
  },
  'sort-by-weight': {
    render: drawSortByWeight,
    alt: {
      th: 'ตาชั่งสองแขน ข้างหนึ่งถุงเท้า อีกข้างกางเกงยีนส์ที่หนักกว่า',
      en: 'A pair of scales: socks on one side, heavier jeans on the other',
    },
  },
  'dry-without-shrinking': {
    render: drawShrunkSweater,
    alt: {
      th: 'เสื้อไหมพรมตัวใหญ่กับตัวที่หดเล็กลง ข้างเทอร์โมมิเตอร์',
      en: 'A jumper, the same one shrunk, and a thermometer',
    },
  },
  'sneakers-in-the-washer': {
    render: drawSneakers,
    alt: {
      th: 'รองเท้าผ้าใบสองข้างกับฟองในถังซัก',
      en: 'Two trainers and foam in the drum',
    },
  },
}
