import { branchTopics } from './branch-topics.demo.ts'
import { englishTopics } from './english-topics.demo.ts'
import { franchiseTopics } from './franchise-topics.demo.ts'
import { machineTopics } from './machine-topics.demo.ts'
import { memberTopics } from './member-topics.demo.ts'
import { moneyTopics } from './money-topics.demo.ts'
import { nightTopic } from './night-topic.demo.ts'
import { rainySeasonTopic } from './rainy-season-topic.demo.ts'
import { smallTalkTopics } from './small-talk-topics.demo.ts'
import { stainTopics } from './stain-topics.demo.ts'
import type { TopicDemo } from './topic.demo.ts'

export const topics: TopicDemo[] = [
  ...memberTopics,
  ...stainTopics,
  ...machineTopics,
  ...branchTopics,
  ...moneyTopics,
  ...franchiseTopics,
  ...smallTalkTopics,
  ...englishTopics,
  rainySeasonTopic,
  nightTopic,
]
