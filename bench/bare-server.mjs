/** What any page is compared with: a constant body of the size given, from memory. Prints its port. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const body = randomBytes(Number(process.argv[2]));
const server = createServer((_req, res) => {
  res.writeHead(200, {
    'content-type': 'text/html',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  res.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
