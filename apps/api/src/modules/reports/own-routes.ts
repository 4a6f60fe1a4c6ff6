import { ENDPOINTS, type OwnReport } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../contract/next-page.ts';
import { registerCall } from '../../contract/route.ts';
import { type AnswerLanguage, nameIn } from '../../http/languages.ts';
import type { SealedRows } from '../../sealed-text/sealed-rows.ts';
import { nextCursor, pageOf } from '../scams/page.ts';
import { signedInUser } from '../sessions/plugin.ts';
import type { OwnReportsRepository } from './own-repository.ts';

export interface OwnReportsOptions {
  readonly repository: OwnReportsRepository;
  readonly sealed: SealedRows;
}

export async function ownReportsRoutes(app: FastifyInstance, { repository, sealed }: OwnReportsOptions) {
  registerCall(app, ENDPOINTS.ownReports, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { id } = await signedInUser(request);
    const page = pageOf(request.query);
    const rows = await repository.list(id, page);
    const ends = rows.map(({ report }) => ({ id: report.id, lastReportedAt: report.createdAt, score: 0 }));
    const cursor = nextCursor(ends, page);
    if (cursor) linkToNextPage(request, reply, cursor);
    const { language } = request;
    return rows.map((row) =>
      ownReport({ ...row, report: sealed.open('reports', row.report, language) }, language),
    );
  });
}

type Row = Awaited<ReturnType<OwnReportsRepository['list']>>[number];

function ownReport(
  { report, status, reporters, regionNames, kinds }: Row,
  language: AnswerLanguage,
): OwnReport {
  return {
    id: report.id,
    scamType: report.scamType,
    title: report.title,
    description: report.description,
    region: nameIn(regionNames, language),
    scammerContact: report.contact,
    createdAt: report.createdAt.toISOString(),
    status,
    reportCount: reporters,
    hasPicture: kinds.some((kind) => kind !== 'voice'),
    hasAudio: kinds.includes('voice'),
  };
}
