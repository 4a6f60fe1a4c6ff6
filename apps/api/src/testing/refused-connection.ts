import { once } from 'node:events';
import { connect } from 'node:net';

/** Waits until nothing listens on a port of this machine any more. */
export async function refusedConnection(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isOpen) return;
  }
}
