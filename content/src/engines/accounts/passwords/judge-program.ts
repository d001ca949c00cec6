import { answerQuestions } from '../../../ground/side-process/answer-questions.ts'
import { findWeakness } from './guessable-password.ts'
import { Question } from './judged-question.ts'

answerQuestions(Question, ({ password, ownWords }) => findWeakness(password, ownWords))
