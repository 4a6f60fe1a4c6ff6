import { channelsResult } from '../channels.ts';
import {
  alertsResult,
  contentQuery,
  educationCategoriesResult,
  educationItem,
  educationQuery,
  educationResult,
  practiceResult,
  questionsResult,
  tipsResult,
  writtenPage,
} from '../content.ts';
import { PATHS } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

/** What editors have written. */
export const CONTENT_ENDPOINTS = {
  channels: {
    ...PATHS.channels,
    summary: 'Where people can write to us or call us, beside the site',
    query: contentQuery,
    status: 200,
    response: channelsResult,
  },
  alerts: {
    ...PATHS.alerts,
    summary: 'Alerts, newest first',
    query: contentQuery,
    status: 200,
    response: alertsResult,
  },
  currentAlerts: {
    ...PATHS.currentAlerts,
    query: contentQuery,
    summary: 'Alerts of the last three months, newest first',
    status: 200,
    response: alertsResult,
  },
  dailyTips: {
    ...PATHS.dailyTips,
    summary: 'Tips, one for each day',
    query: contentQuery,
    status: 200,
    response: tipsResult,
  },
  education: {
    ...PATHS.education,
    summary: 'Lessons, guides and tips, by words, category and level',
    query: educationQuery,
    status: 200,
    response: educationResult,
  },
  featuredEducation: {
    ...PATHS.featuredEducation,
    query: contentQuery,
    summary: 'The first lesson of each category',
    status: 200,
    response: educationResult,
  },
  educationCategories: {
    ...PATHS.educationCategories,
    query: contentQuery,
    summary: 'Categories of lessons',
    status: 200,
    response: educationCategoriesResult,
  },
  educationModule: {
    ...PATHS.educationModule,
    summary: 'One lesson',
    status: 200,
    response: educationItem,
  },
  practice: {
    ...PATHS.practice,
    query: contentQuery,
    summary: 'Invented messages, scams and honest ones, to practise on',
    status: 200,
    response: practiceResult,
  },
  questions: {
    ...PATHS.questions,
    query: contentQuery,
    summary: 'Frequent questions and their answers',
    status: 200,
    response: questionsResult,
  },
  writtenPage: {
    ...PATHS.writtenPage,
    summary: 'A text that stands alone on a page: privacy or terms',
    status: 200,
    response: writtenPage,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
