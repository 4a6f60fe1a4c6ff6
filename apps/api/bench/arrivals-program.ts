import { PATHS } from '@scamguard/contracts';
import { type Arrived, arrive, type Stream } from './arrivals.ts';
import { WORDS } from './many-scams.ts';
import { MESSAGES_SECRET } from './messages-secret.ts';

/** The senders of requests, and their manner. */
export type Wanted = Omit<Stream, 'request'> & {
  readonly ask: keyof typeof REQUESTS;
  readonly first: number;
};

const MESSAGES_PATH = `/channels/sms/http/${MESSAGES_SECRET}`;
const COMMON_WORDS = 200;

const REQUESTS = {
  /** Links that nobody has checked yet: each is judged. */
  links: (index: number) => {
    const body = JSON.stringify({ link: `https://vente-${index}.example/offre` });
    return `POST ${PATHS.verifyLink.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  },
  /** Text messages of people who each write once. */
  messages: (index: number) => {
    const text = `Un agent MTN m'appelle et demande mon code PIN, numero ${index}`;
    const body = JSON.stringify({
      id: `bench ${index}`,
      from: `+22901${String(index).padStart(8, '0')}`,
      text,
    });
    return `POST ${MESSAGES_PATH} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  },
  searches: (index: number) => {
    const query = new URLSearchParams({ search: WORDS[index % COMMON_WORDS] ?? '' });
    return `GET ${PATHS.searchScams.path}?${query} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  },
};

/** A process of its own, so that the cost of asking delays no measurement. It sends what it is told, and tells what came. */
process.on('message', async ({ address, wanted }: { address: string; wanted: readonly Wanted[] }) => {
  const streams = wanted.map(({ ask, first, ...stream }) =>
    arrive(address, { ...stream, request: (index) => REQUESTS[ask](first + index) }),
  );
  const arrived: Arrived[] = await Promise.all(streams);
  process.send?.(arrived, undefined, {}, () => process.disconnect());
});
