import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** The client of an S3-compatible service, and the commands that it sends. */
export type S3 = Awaited<ReturnType<typeof load>>;

const PACKAGES = ['@aws-sdk/client-s3', '@aws-sdk/lib-storage'];

let loading: Promise<S3> | undefined;

/**
 * Loads the client that is installed beside this program, which finds the service, the region and the credentials as
 * the other programs of AWS do.
 *
 * @throws an error that names the packages if they are not installed
 */
export const loadS3 = (): Promise<S3> => (loading ??= load());

/** Puts into words what the client only calls an unknown error, and keeps the error that has ended an upload. */
function reportPlainly({ middlewareStack }: S3Client): void {
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        try {
          return await next(args);
        } catch (error) {
          // The client would report this error in place of the one for which the upload is given up.
          if (commandName === 'AbortMultipartUploadCommand') return { output: { $metadata: {} }, response: undefined };
          const { message, $metadata } = error as Partial<S3ServiceException>;
          const status = $metadata?.httpStatusCode;
          if (message === 'UnknownError' && status !== undefined) (error as Error).message = statusMessage(status);
          throw error;
        }
      },
    { step: 'initialize' },
  );
}

/** Returns the message for an answer that has only a status. */
function statusMessage(status: number): string {
  const answer = `the object store answers with status ${status}`;
  if (status === 401 || status === 403) return `${answer}; check the credentials and the permissions`;
  return status === 429 || status >= 500 ? `${answer}; try again later` : answer;
}

async function load() {
  try {
    const [commands, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
    const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
    const client: S3Client = new commands.S3Client({
      followRegionRedirects: true,
      requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
      // Services other than AWS's have no host name for each bucket.
      forcePathStyle: (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) !== undefined,
    });
    reportPlainly(client);
    return { ...commands, Upload, client };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`s3:// needs the packages ${PACKAGES.join(' and ')}: run npm install ${PACKAGES.join(' ')}`);
  }
}
