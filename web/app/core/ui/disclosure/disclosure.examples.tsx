import type { Example } from '../example.ts'
import { Disclosure } from './disclosure.tsx'

export const examples: Example[] = [
  {
    name: 'questions, one open at a time',
    element: (
      <>
        <Disclosure summary="ไม่มีเหรียญทำอย่างไร" group="questions" isOpen>
          <p>ทุกสาขามีตู้แลกเหรียญ ใช้ธนบัตร 20 50 100 หรือสแกนพร้อมเพย์ก็ได้</p>
        </Disclosure>
        <Disclosure summary="ต้องเอาน้ำยาซักผ้ามาเองไหม" group="questions">
          <p>ไม่ต้อง มีตู้หยอดน้ำยาซักและปรับผ้านุ่ม ครั้งละ 10 บาท</p>
        </Disclosure>
        <Disclosure summary="ลืมผ้าไว้ในเครื่อง" group="questions">
          <p>พนักงานเก็บให้ในตะกร้าสีเหลือง เก็บไว้ 7 วัน</p>
        </Disclosure>
      </>
    ),
  },
]
