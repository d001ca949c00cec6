import { answerQuestions } from '../../../ground/side-process/answer-questions.ts'
import { Drawing } from './drawing.ts'
import { redraw } from './redraw.ts'

answerQuestions(Drawing, redraw)
