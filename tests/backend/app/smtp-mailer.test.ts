import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createMailer } from '#backend/mail/create.ts';

/** Just enough of a mail server: takes one mail, or refuses its recipient. */
async function startServer(refuse: boolean) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inMail = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        received.push(line);
        if (inMail) {
          if (line !== '.') continue;
          inMail = false;
          socket.write('250 kept\r\n');
        } else if (/^RCPT/.test(line) && refuse) socket.write('550 nobody here\r\n');
        else if (line === 'DATA') {
          inMail = true;
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
}

const from = 'Offcut <no-reply@offcut.example>';
const mail = { to: 'ann@example.com', subject: 'Your order', body: 'It was shipped.' };

it('sends through the mail server, and says where mail goes without its password', async () => {
  const server = await startServer(false);
  const mailer = createMailer({ smtpUrl: server.url, from });
  expect(mailer.place).toBe(new URL(server.url).host);
  await mailer.send(mail);
  server.close();
  const text = server.received.join('\n');
  for (const part of [
    'MAIL FROM:<no-reply@offcut.example>',
    'RCPT TO:<ann@example.com>',
    'Subject: Your order',
    'It was shipped.',
  ]) {
    expect(text).toContain(part);
  }
  expect(createMailer({ smtpUrl: 'smtp://user:secret@mail.example:587', from }).place).toBe(
    'mail.example:587',
  );
});

it('throws when the server refuses, so that the mail stays in the outbox', async () => {
  const server = await startServer(true);
  await expect(createMailer({ smtpUrl: server.url, from }).send(mail)).rejects.toThrow(/nobody here/);
  server.close();
});

it('keeps mails where they are without a server', async () => {
  const mailer = createMailer({ from });
  expect(mailer.place).toBe('/sandbox/mail');
  await mailer.send(mail);
});

it('names pages of the shop by their whole address', async () => {
  const server = await startServer(false);
  const mailer = createMailer({ smtpUrl: server.url, from, shop: 'https://shop.example/' });
  await mailer.send({ ...mail, body: 'The order is on your account page: /account/orders/12' });
  server.close();
  expect(server.received.join('\n')).toContain('page: https://shop.example/account/orders/12');
});
