import { breadcrumbGraph } from '../listing/breadcrumb-graph.ts';
import type { Question } from './Questions.tsx';

interface LandingFacts {
  path: string;
  title: string;
  description: string;
  questions: readonly Question[];
  /** The way here from the main page, this one included. */
  steps: readonly (readonly [name: string, path: string])[];
}

/** A landing for machines: what is offered, by whom, and the questions that stand on the page. */
export function landingGraph(
  publicUrl: string,
  { path, title, description, questions, steps }: LandingFacts,
): object[] {
  return [
    {
      '@type': 'Service',
      '@id': `${publicUrl}${path}#service`,
      name: title,
      description,
      url: publicUrl + path,
      provider: { '@id': `${publicUrl}/#organization` },
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    breadcrumbGraph(publicUrl, [['Новостройки', '/'], ...steps]),
  ];
}
